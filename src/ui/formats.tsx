import { useLingui } from '@lingui/react/macro'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { formatDate, formatTime, type DateInput, type DateStyle } from '#lib/format-date.ts'
import { formatMoney, formatNumber } from '#lib/format-money.ts'

// The house's zone before its settings are known; decisions.md, "The house".
const ZoneContext = createContext('Africa/Kigali')
const BaseContext = createContext('USD')
const YearContext = createContext<string | undefined>(undefined)
const FiguresContext = createContext<Figures | null>(null)

/** A whole date in figures; null: in words after all. */
export type Figures = (value: DateInput, timeZone: string) => string | null

/**
 * The time zone (IANA) in which instants are shown, the currency of amounts that name none, and the
 * year (`YYYY`) that short dates leave out: the house's, not the device's.
 */
export function FormatsProvider({
  timeZone,
  base,
  year,
  children,
}: {
  timeZone: string
  base: string
  year?: string
  children: ReactNode
}) {
  return (
    <BaseContext value={base}>
      <YearContext value={year}>
        <ZoneContext value={timeZone}>{children}</ZoneContext>
      </YearContext>
    </BaseContext>
  )
}

/** Writes whole dates (the style `medium`) inside it in figures. */
export function FiguresProvider({ figures, children }: { figures: Figures; children: ReactNode }) {
  return <FiguresContext value={figures}>{children}</FiguresContext>
}

/** Dates, times, amounts and numbers in the reader's language and the house's time zone. */
export function useFormats() {
  const { i18n } = useLingui()
  const timeZone = useContext(ZoneContext)
  const figures = useContext(FiguresContext)
  const base = useContext(BaseContext)
  const thisYear = useContext(YearContext)
  const locale = i18n.locale
  return useMemo(() => {
    const date = (value: DateInput, style: DateStyle = 'medium') =>
      (style === 'medium' && figures?.(value, timeZone)) ||
      formatDate(value, { locale, timeZone, style, thisYear })
    return {
      locale,
      timeZone,
      /** The house's base currency. */
      base,
      /** A day `YYYY-MM-DD` or an instant. */
      date,
      /** A clock time `HH:MM` or an instant, as 14:05. */
      time: (value: DateInput) => formatTime(value, { locale, timeZone }),
      dateTime: (value: DateInput, style?: DateStyle) =>
        `${date(value, style)}, ${formatTime(value, { locale, timeZone })}`,
      /** A decimal amount in the currency's unit. */
      money: (amount: number, currency = base) => formatMoney(amount, currency, locale),
      /** Integer hundredths of the currency's unit. */
      cents: (cents: number, currency = base) => formatMoney(cents / 100, currency, locale),
      number: (value: number, digits?: number) => formatNumber(value, locale, digits),
    }
  }, [locale, timeZone, base, figures, thisYear])
}
