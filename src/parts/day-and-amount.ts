import { i18n } from '@lingui/core'
import { formatDate, type DateStyle } from '#lib/format-date.ts'
import { formatMoney } from '#lib/format-money.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'

/** Days and amounts in the texts of operations; screens have theirs of `useFormats`. */

/** English where no language was chosen yet. */
const locale = () => i18n.locale || 'en'

/** "24 Nov" */
export const dayText = (day: string, style: DateStyle = 'short'): string =>
  formatDate(day, { locale: locale(), style })

/** "$95.00", of the house's base currency where none is named. */
export const amountText = (amount: number, currency = houseMoneyHere().base): string =>
  formatMoney(amount, currency, locale())

/** "24 Nov – 26 Nov" */
export const daysText = (from: string, to: string): string => `${dayText(from)} – ${dayText(to)}`
