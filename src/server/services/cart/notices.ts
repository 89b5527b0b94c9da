import { publicCarts, type CartRow } from './wire.ts'
import { toCents } from '#domain/money.ts'
import { greetedAs } from '#domain/strangers-text.ts'
import type { Block } from '../../notices/blocks.ts'
import { calendarFile } from '../../notices/calendar.ts'
import { cartParts, type CartPart } from './notice-parts.ts'
import { buildLetter, toGuest, type Compose, type NoticeContext } from '../../notices/kind.ts'

/** To the guest: one message for all that was booked in the cart, with its current state. */
const cartBooked: Compose = async (writing) => {
  const { db, ids, settings, locale, now } = writing
  const row = await db
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', ids[0] ?? '')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  const [cart] = await publicCarts(db, [row])
  if (cart === undefined) return null
  const parts = await cartParts(writing, cart.lines)
  if (parts.length === 0) return null
  const missing = cart.lines
    .filter(({ refusal }) => refusal !== null)
    .map(({ title, from }) => ({ title, detail: from === null ? '' : locale.day(from) }))
  const due = Math.max(toCents(cart.total) - toCents(cart.paid), 0)
  const events = parts.flatMap((part) => part.events)
  const content: NoticeContent = { parts, missing, total: toCents(cart.total), due }
  const { texts } = locale
  const letter = {
    ...buildLetter(writing, texts.cart.subject(settings.name, row.code), {
      title: titleOf(writing, parts),
      blocks: blocksFor(writing, row, content),
    }),
    ...(events.length > 0 && { calendar: calendarFile(events, settings.timezone, now) }),
  }
  const first = parts.map(({ day }) => day).toSorted()[0] ?? ''
  const pay = due === 0 ? texts.confirmed.paidInFull.split('.')[0] : toPay(writing, row, due)
  const text = texts.cart.sms(
    settings.name,
    titleOf(writing, parts),
    parts.length,
    locale.day(first, 'short'),
    row.code,
    pay ?? '',
    settings.phone,
  )
  return toGuest(writing, letter, text)
}

/** Nothing looks confirmed before it is. */
function titleOf({ locale: { texts } }: NoticeContext, parts: readonly CartPart[]): string {
  return parts.some(({ pending }) => pending) ? texts.cart.titleWaits : texts.cart.title
}

interface NoticeContent {
  parts: readonly CartPart[]
  missing: readonly { title: string; detail: string }[]
  /** Cents of what is not cancelled. */
  total: number
  due: number
}

function payWord({ locale: { texts } }: NoticeContext, cart: CartRow): string {
  return cart.payment_method === 'card' ? texts.cart.toPay : texts.confirmed.toPay
}

function toPay(writing: NoticeContext, cart: CartRow, due: number): string {
  return `${payWord(writing, cart)}: ${writing.locale.cents(due)}`
}

function blocksFor(writing: NoticeContext, cart: CartRow, content: NoticeContent): Block[] {
  const { settings, locale, publicUrl } = writing
  const { texts, cents } = locale
  const w = texts.cart
  const waits = content.parts.some(({ pending }) => pending)
  const facts: [string, string][] = [[texts.confirmed.total, cents(content.total)]]
  const paid = content.total - content.due
  if (content.due === 0) facts.push([texts.confirmed.paid, texts.confirmed.paidInFull])
  else {
    if (paid > 0) facts.push([texts.confirmed.paid, cents(paid)])
    facts.push([payWord(writing, cart), cents(content.due)])
  }
  const rooms = content.parts.some(({ kind }) => kind === 'room')
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
  return [
    paragraph(texts.hello(greetedAs(cart.customer_name))),
    paragraph(content.missing.length === 0 ? w.lead : w.leadPart),
    ...(waits ? [paragraph(w.waits)] : []),
    ...(cart.payment_method === 'card' && content.due > 0 ? [paragraph(w.unpaidCard)] : []),
    { kind: 'code', label: w.code, code: cart.code },
    paragraph(w.codeUse),
    { kind: 'list', title: w.what, items: content.parts.map((part) => itemOf(writing, part)) },
    ...(content.missing.length === 0
      ? []
      : [{ kind: 'list' as const, title: w.missing, items: content.missing }]),
    {
      kind: 'facts',
      rows: [
        ...facts,
        ...(rooms
          ? ([
              [texts.confirmed.arrive, settings.check_in_from],
              [texts.confirmed.leave, settings.check_out_until],
            ] as const)
          : []),
        [texts.confirmed.where, settings.address],
        [texts.confirmed.phone, settings.phone],
      ],
    },
    ...(publicUrl === null
      ? []
      : [{ kind: 'link' as const, label: w.cancelHere, url: `${publicUrl}/cancel-bookings` }]),
    paragraph(texts.callUs(settings.phone)),
  ]
}

function itemOf({ locale: { texts, cents } }: NoticeContext, part: CartPart) {
  const detail = [
    part.detail,
    cents(part.cents),
    texts.cart.partCode(part.code),
    ...(part.pending ? [texts.cart.toConfirm] : []),
  ]
  return { title: part.title, detail: detail.filter(Boolean).join(' · ') }
}

export const notices = { cart_booked: cartBooked }
