import { fiscalOf } from '#domain/countries.ts'
import { taxTitle } from '#domain/folio.ts'
import { toCents } from '#domain/money.ts'
import type { Receipt } from '#contract/folio.ts'
import { withoutAddresses } from '#domain/strangers-text.ts'
import { receiptOf } from './wire.ts'
import type { Block } from '../../notices/blocks.ts'
import { buildLetter, type Compose, type NoticeContext } from '../../notices/kind.ts'

/** To whoever paid: the receipt as it was kept, by its number. */
const receipt: Compose = async (writing) => {
  const { db, ids, notice, settings, locale } = writing
  const [id = ''] = ids
  const row = await db.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const stored = receiptOf(row)
  const w = locale.texts.receipt
  return {
    letter: buildLetter(writing, w.subject(settings.name, stored.number), {
      title: w.title(stored.number),
      blocks: blocksFor(writing, stored),
    }),
    to: notice.to_email,
    sms: null,
  }
}

function blocksFor({ settings, locale }: NoticeContext, stored: Receipt): Block[] {
  const w = locale.texts.receipt
  const money = (amount: number) => locale.cents(toCents(amount))
  const left = Math.round((stored.total - stored.paid) * 100)
  return [
    { kind: 'code', label: locale.texts.code, code: stored.code },
    {
      kind: 'list',
      title: w.lines,
      items: stored.lines.map(({ title, amount }) => ({ title, detail: money(amount) })),
    },
    {
      kind: 'facts',
      rows: [
        [w.payer, withoutAddresses(stored.payer)],
        ...(stored.payer_tax_number === null
          ? []
          : [[w.taxNumber, stored.payer_tax_number] as const]),
        [w.at, locale.moment(new Date(stored.issued_at))],
        [w.total, money(stored.total)],
        ...stored.taxes.map((tax) => [w.contained(taxTitle(tax)), money(tax.amount)] as const),
        [w.paid, money(stored.paid)],
        ...(left > 0 ? [[w.left, money(left / 100)] as const] : []),
      ],
    },
    ...(stored.payments.some(({ trial }) => trial)
      ? [{ kind: 'paragraph' as const, text: w.trial }]
      : []),
    ...fiscalBlocks(settings, w),
  ]
}

/** What the tax authority's own invoice is called in the house's country, where it has one. */
function fiscalBlocks(
  settings: NoticeContext['settings'],
  w: NoticeContext['locale']['texts']['receipt'],
): Block[] {
  const { ebm_number: number } = settings
  const name = fiscalOf(settings)
  if (number !== null) return [{ kind: 'paragraph', text: w.fiscal(name, number) }]
  return name === null ? [] : [{ kind: 'paragraph', text: w.notFiscal(name) }]
}

export const notices = { receipt }
