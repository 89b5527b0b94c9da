import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { HouseSettings } from '../house-settings.ts'
import { refuse, refuseWith } from '../pipeline/endpoint.ts'

type PromoService = HouseSettings['promo_codes'][number]['service']

/**
 * What a code that the house keeps takes off on a day. Throws `validation` under `promo_code` for one
 * that does not count: a guest who typed a code is not charged in full without a word.
 *
 * @param onOtherDays says of which days it is
 */
export function keptPromo(
  { promo_codes }: Pick<HouseSettings, 'promo_codes'>,
  { service, code, date }: { service: PromoService; code: string; date: string },
  onOtherDays: (days: { from: string; to: string }) => NamedRefusal,
): { rate: number; capCents: number | null } {
  const same = (one: string) => one.trim().toLowerCase() === code.trim().toLowerCase()
  const found = promo_codes.find((one) => one.service === service && same(one.code))
  const at = { field: 'promo_code' }
  if (found === undefined) return refuse('unknown_promo_code', at)
  const { from, to, percent, cap_cents: capCents } = found
  if (from <= date && date <= to) return { rate: percent / 100, capCents }
  return refuseWith(onOtherDays({ from, to }), at)
}
