import type { House } from '#contract/house.ts'
import type { Receipt } from '#contract/folio.ts'
import { extrasTaxedAs } from '#contract/services/index.ts'
import { containedTaxes, type TaxedStay } from '#domain/folio.ts'
import { fromCents, houseMoney, toCents } from '#domain/money.ts'
import type { Folio, FolioReceipt } from '../../folio.ts'
import type { Stay } from '../../stay.ts'

const taxed = (stay: Stay): TaxedStay => ({
  check_in: stay.checkIn,
  check_out: stay.checkOut,
  price_per_night_cents: stay.pricePerNight,
  discount_cents: stay.discount,
  total_cents: stay.total,
  guests: stay.guests,
})

/** The taxes in a receipt's total, by the server; before it is sent, by the house's settings. */
export function taxesOf(
  receipt: FolioReceipt,
  { stays, lines: bill }: Pick<Folio, 'stays' | 'lines'>,
  house: House,
): Receipt['taxes'] {
  if (receipt.number !== null) return receipt.taxes
  const lines = receipt.lines.map(({ kind, ref, amount }) => {
    const stay = stays.find(({ id }) => id === (ref ?? receipt.booking_id))
    const { taxes } =
      bill.find(({ charge }) => charge?.kind === kind && charge.id === ref)?.charge ?? {}
    return { kind, cents: toCents(amount), taxes, stay: stay && taxed(stay) }
  })
  return containedTaxes(lines, house.taxes ?? [], extrasTaxedAs, houseMoney(house).base).map(
    ({ name, percent, cents }) => ({
      name,
      percent,
      amount: fromCents(cents),
    }),
  )
}
