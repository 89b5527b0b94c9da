import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { House } from '#contract/house.ts'
import {
  rentalExtraCents,
  rentalExtraNames,
  type RentalExtra,
  type RentalExtraPrices,
} from '#domain/cars.ts'
import { defaultBase, toCents } from '#domain/money.ts'

/** The documents' names (spec 2 §9). */
export const extraText: Record<RentalExtra, MessageDescriptor> = {
  gps: msg`GPS`,
  child_seat: msg`Child seat`,
  additional_driver: msg`Additional driver`,
  insurance: msg`Full insurance`,
  pickup_delivery: msg`Pickup and delivery`,
}

/**
 * What extras cost here, in cents. A host that says nothing of them has the documents' prices: those
 * are dollars, and stand for nothing in a house of another currency.
 */
export function extraPricesOf({
  rental_extras: told,
  currency,
}: Pick<House, 'rental_extras' | 'currency'>): RentalExtraPrices {
  if (told === undefined && currency === defaultBase) return rentalExtraCents
  const cents = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : toCents(amount)
  return Object.fromEntries(
    rentalExtraNames.map((name) => [name, cents(told?.[name])]),
  ) as unknown as RentalExtraPrices
}
