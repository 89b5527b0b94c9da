import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { BookingSource } from './row.ts'
import { countBookings, createBookingIndex, selectBookings, type BookingFilter } from './select.ts'
import { paymentLabels, statusLabels, typeLabels } from './words.ts'

/** The rows of all sources, counted, and those that the filter leaves. */
export function useSelected(sources: readonly BookingSource[], filter: BookingFilter) {
  const { i18n } = useLingui()
  const shownFilter = useDeferredValue(filter)
  const lists = useSteady(sources.map(({ rows }) => rows))
  const rows = useMemo(() => lists.flatMap((list) => list ?? []), [lists])
  const indexOf = indexIn(i18n)
  const index = useMemo(() => indexOf(rows), [indexOf, rows])
  const shown = useMemo(() => selectBookings(index, shownFilter), [index, shownFilter])
  const counts = useMemo(() => countBookings(rows), [rows])
  return { rows, shown, counts }
}

type IndexOf = ReturnType<typeof createBookingIndex>

/** By language; each forgets rows that nothing else holds any more. */
const indexes = new Map<string, IndexOf>()

function indexIn(i18n: I18n): IndexOf {
  const before = indexes.get(i18n.locale)
  if (before !== undefined) return before
  const word = (labels: typeof statusLabels, key: string) => {
    const label = labels[key]
    return label ? i18n._(label) : ''
  }
  const made = createBookingIndex((row) => [
    word(typeLabels, row.type),
    word(statusLabels, row.status),
    word(paymentLabels, row.paymentStatus),
  ])
  indexes.set(i18n.locale, made)
  return made
}

/** The list of before while all in it are the same: what is made of it is not made again. */
function useSteady<One>(list: readonly One[]): readonly One[] {
  const [kept, setKept] = useState(list)
  const same = kept.length === list.length && kept.every((one, at) => one === list[at])
  if (!same) setKept(list)
  return same ? kept : list
}
