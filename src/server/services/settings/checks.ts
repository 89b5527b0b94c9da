import type { NamedRefusal } from '#contract/refusals/index.ts'
import { payables } from '#contract/payments.ts'
import { plainSettings, type PlainField } from '#contract/settings/index.ts'
import type { PlainSetting } from '#contract/settings/plain.ts'
import type { SettingsFields } from '#contract/settings.ts'
import { addDays } from '#domain/days.ts'
import { areInOrder, type Week } from '#domain/hours.ts'
import type { Currency } from '#lib/currency.ts'
import { refuseWith } from '../../pipeline/endpoint.ts'
import { checkPriceInBase } from '../check-price.ts'

function invalid(field: keyof SettingsFields, said: NamedRefusal): never {
  return refuseWith(said, { field })
}

const isDay = (day: string) => addDays(day, 0) === day

/** Prices and caps that are said: such as the house's currency has. Throws `validation`. */
export function checkSettingPrices(some: Partial<SettingsFields>, base: Currency): void {
  for (const [name, { as }] of Object.entries<PlainSetting>(plainSettings)) {
    const price = some[name as PlainField]
    if ((as === 'price' || as === 'fee') && typeof price === 'number') {
      checkPriceInBase(price, base, name)
    }
  }
  for (const { fixed } of some.taxes ?? []) {
    if (fixed) checkPriceInBase(fixed.amount, base, 'taxes')
  }
  for (const { cap } of some.promo_codes ?? []) {
    if (cap !== null) checkPriceInBase(cap, base, 'promo_codes')
  }
}

/** What no schema can say: times in order, days on the calendar, codes that differ. Throws `validation`. */
export function checkSettings(now: SettingsFields): void {
  for (const [name, setting] of Object.entries<PlainSetting>(plainSettings)) {
    const field = name as PlainField
    if (
      setting.as === 'closing' &&
      (now[setting.after as PlainField] ?? '') >= (now[field] ?? '')
    ) {
      invalid(field, { reason: 'closing_before_opening' })
    }
    const days = setting.as === 'week' ? (now[field] as Week | null) : null
    if (days?.some((spans) => spans !== null && !areInOrder(spans))) {
      invalid(field, { reason: 'spans_out_of_order' })
    }
  }
  if (now.check_out_until > now.check_in_from) {
    invalid('check_out_until', { reason: 'check_out_after_check_in' })
  }
  const closed = now.closed_dates.map(({ date }) => date)
  const twice = closed.find((date, at) => closed.indexOf(date) < at)
  if (twice) invalid('closed_dates', { reason: 'closed_date_twice', params: { date: twice } })
  if (!now.languages.includes(now.language)) invalid('language', { reason: 'language_not_spoken' })
  const rated = now.rates.map(({ currency }) => currency)
  if (new Set(rated).size < rated.length) invalid('rates', { reason: 'rate_twice' })
  const codes = new Set<string>()
  for (const { code, service, from, to } of now.promo_codes) {
    const name = `${service} ${code.trim().toLowerCase()}`
    if (codes.has(name)) invalid('promo_codes', { reason: 'promo_code_twice', params: { code } })
    codes.add(name)
    if (!isDay(from) || !isDay(to)) invalid('promo_codes', { reason: 'choose_another_date' })
    if (to < from) invalid('promo_codes', { reason: 'promo_code_ends_first', params: { code } })
  }
  for (const service of payables) {
    const all = now.taxes
      .filter(({ applies_to }) => applies_to.includes(service))
      .reduce((sum, { percent }) => sum + percent, 0)
    if (all > 100) invalid('taxes', { reason: 'taxes_too_high' })
  }
}
