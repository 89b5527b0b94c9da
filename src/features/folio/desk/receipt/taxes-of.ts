import type { House } from '#contract/house.ts'
import type { Receipt } from '#contract/folio.ts'
import { extrasTaxedAs } from '#contract/services/index.ts'
import { containedTaxes } from '#domain/folio.ts'
import { fromCents, houseMoney, toCents } from '#domain/money.ts'
import type { FolioReceipt } from '../../folio.ts'

/** The taxes in a receipt's total, by the server; before it is sent, by the house's settings. */
export function taxesOf(receipt: FolioReceipt, house: House): Receipt['taxes'] {
  if (receipt.number !== null) return receipt.taxes
  const lines = receipt.lines.map(({ kind, amount }) => ({ kind, cents: toCents(amount) }))
  return containedTaxes(lines, house.taxes ?? [], extrasTaxedAs, houseMoney(house).base).map(
    ({ name, percent, cents }) => ({
      name,
      percent,
      amount: fromCents(cents),
    }),
  )
}
