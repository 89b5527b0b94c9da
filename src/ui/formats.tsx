import { useLingui } from '@lingui/react/macro'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import {
  formatDate,
  formatDateTime,
  formatTime,
  type DateInput,
  type DateStyle,
} from '#lib/format-date.ts'
import { formatMoney, formatNumber } from '#lib/format-money.ts'

// The house's zone before its settings are known; decisions.md, "The house".
const ZoneContext = createContext('Africa/Kigali')

/** Says in which time zone (IANA) instants are shown: the house's, not the device's. */
export function FormatsProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <ZoneContext value={timeZone}>{children}</ZoneContext>
}

/** Dates, times, amounts and numbers in the reader's language and the house's time zone. */
export function useFormats() {
  const { i18n } = useLingui()
  const timeZone = useContext(ZoneContext)
  const locale = i18n.locale
  return useMemo(
    () => ({
      locale,
      timeZone,
      /** A day `YYYY-MM-DD` or an instant. */
      date: (value: DateInput, style?: DateStyle) => formatDate(value, { locale, timeZone, style }),
      /** A clock time `HH:MM` or an instant, as 14:05. */
      time: (value: DateInput) => formatTime(value, { locale, timeZone }),
      dateTime: (value: DateInput, style?: DateStyle) =>
        formatDateTime(value, { locale, timeZone, style }),
      /** A decimal amount in the currency's unit. */
      money: (amount: number, currency = 'USD') => formatMoney(amount, currency, locale),
      /** Integer hundredths of the currency's unit. */
      cents: (cents: number, currency = 'USD') => formatMoney(cents / 100, currency, locale),
      number: (value: number, digits?: number) => formatNumber(value, locale, digits),
    }),
    [locale, timeZone],
  )
}
