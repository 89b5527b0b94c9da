import { payables } from '#contract/payments.ts'
import type { SettingsFields } from '#contract/settings.ts'
import { addDays } from '#domain/days.ts'
import { refuse } from '../../pipeline/endpoint.ts'

function invalid(field: keyof SettingsFields, words: string): never {
  return refuse('validation', words, { errors: { [field]: [words] } })
}

const isDay = (day: string) => addDays(day, 0) === day

/** What no schema can say: times in order, days on the calendar, codes that differ. Throws `validation`. */
export function checkSettings(now: SettingsFields): void {
  for (const place of ['restaurant', 'bar', 'contact'] as const) {
    if (now[`${place}_open`] >= now[`${place}_close`]) {
      invalid(`${place}_close`, 'Closing must be after opening.')
    }
  }
  if (now.check_out_until > now.check_in_from) {
    invalid(
      'check_out_until',
      'Check-out must not be later than check-in: the room is made ready between.',
    )
  }
  const codes = new Set<string>()
  for (const { code, service, from, to } of now.promo_codes) {
    const name = `${service} ${code.trim().toLowerCase()}`
    if (codes.has(name)) invalid('promo_codes', `The promo code ${code} is there twice.`)
    codes.add(name)
    if (!isDay(from) || !isDay(to)) invalid('promo_codes', 'Please choose another date.')
    if (to < from) invalid('promo_codes', `The promo code ${code} ends before it begins.`)
  }
  for (const service of payables) {
    const all = now.taxes
      .filter(({ applies_to }) => applies_to.includes(service))
      .reduce((sum, { percent }) => sum + percent, 0)
    if (all > 100) invalid('taxes', 'The taxes of one service are more than 100 %.')
  }
}
