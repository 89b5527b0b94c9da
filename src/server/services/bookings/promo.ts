import { addDays } from '#domain/days.ts'
import type { Span } from '#domain/stays.ts'
import type { HouseSettings } from '../../house-settings.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** A code that the house keeps. A cap of null: none. */
export interface Promo {
  code: string
  percent: number
  cap_cents: number | null
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The promo code for rooms, whatever its dates; undefined: there is none. */
export function findPromo(
  settings: HouseSettings,
  code: string,
): (Promo & { from: string; to: string }) | undefined {
  return settings.promo_codes.find((one) => one.service === 'room' && same(one.code, code))
}

/**
 * The kept code that a guest sent, if all nights of the stay are within its days. Null: none was
 * sent. Throws `validation` under `promo_code` for one that does not count: a guest who typed a code
 * is not charged in full without a word.
 */
export function promoFor(
  settings: HouseSettings,
  code: string | null | undefined,
  { check_in, check_out }: Span,
): Promo | null {
  if (code === null || code === undefined) return null
  const found = findPromo(settings, code)
  if (found !== undefined && found.from <= check_in && addDays(check_out, -1) <= found.to)
    return found
  const at = { field: 'promo_code' }
  if (found === undefined) return refuse('unknown_promo_code', at)
  return refuse('promo_for_nights', { from: found.from, to: found.to }, at)
}
