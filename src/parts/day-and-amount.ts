import { i18n } from '@lingui/core'
import { formatDate, type DateStyle } from '#lib/format-date.ts'
import { formatMoney } from '#lib/format-money.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'

/** Days and amounts in the texts of operations; screens have theirs of `useFormats`. */

/** English where no language was chosen yet. */
const locale = () => i18n.locale || 'en'

let today: (() => string) | null = null

/** From then on days of another year than the house's are said with it. `day`: `YYYY-MM-DD`. */
export function knowHouseDay(day: (() => string) | null): void {
  today = day
}

/** "24 Nov", "3 Jan 2028" */
export const dayText = (day: string, style: DateStyle = 'short'): string =>
  formatDate(day, { locale: locale(), style, thisYear: today?.().slice(0, 4) })

/** "$95.00", of the house's base currency where none is named. */
export const amountText = (amount: number, currency = houseMoneyHere().base): string =>
  formatMoney(amount, currency, locale())

/** "24 Nov – 26 Nov", "3 Jan – 5 Jan 2028" */
export function daysText(from: string, to: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const begins = isOneYear ? formatDate(from, { locale: locale(), style: 'short' }) : dayText(from)
  return `${begins} – ${dayText(to)}`
}
