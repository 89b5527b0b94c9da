import { useMemo } from 'react'
import { DAYS_SHORT_RW } from '#lib/dates-rw.ts'
import { intlLocale } from '#lib/format-date.ts'
import { useFormats } from '#ui/formats.tsx'

/** "Sun" to "Sat" of a day `YYYY-MM-DD`; Chromium has no Kinyarwanda names. */
export function useWeekday(): (day: string) => string {
  const { locale } = useFormats()
  return useMemo(() => {
    const sunday = Date.parse('2026-11-01T00:00:00Z')
    const format = new Intl.DateTimeFormat(intlLocale(locale), {
      weekday: 'short',
      timeZone: 'UTC',
    })
    const names =
      locale === 'rw'
        ? DAYS_SHORT_RW
        : Array.from({ length: 7 }, (_, at) => format.format(sunday + at * 86_400_000))
    return (day) => names[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  }, [locale])
}
