import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import type { BookingRow, BookingSource } from './row.ts'
import { countBookings, createBookingIndex, selectBookings, type BookingFilter } from './select.ts'
import { paymentLabels, statusLabels, typeLabels } from './words.ts'

/** The rows of all sources, counted, and those that the filter leaves. */
export function useSelected(sources: readonly BookingSource[], filter: BookingFilter) {
  const { i18n } = useLingui()
  const shownFilter = useDeferredValue(filter)
  const lists = sources.map(({ rows }) => rows)
  // One list more or less is another list of dependencies only when the app itself changes.
  const rows = useMemo(() => lists.flatMap((list) => list ?? []), lists)
  const { locale } = i18n
  const indexOf = useMemo(() => {
    const word = (labels: typeof statusLabels, key: string) => {
      const label = labels[key]
      return label ? i18n._(label) : ''
    }
    return createBookingIndex((row: BookingRow) => [
      word(typeLabels, row.type),
      word(statusLabels, row.status),
      word(paymentLabels, row.paymentStatus),
    ])
    // The same object in every language.
  }, [i18n, locale])
  const index = useMemo(() => indexOf(rows), [indexOf, rows])
  const shown = useMemo(() => selectBookings(index, shownFilter), [index, shownFilter])
  const counts = useMemo(() => countBookings(rows), [rows])
  return { rows, shown, counts }
}
