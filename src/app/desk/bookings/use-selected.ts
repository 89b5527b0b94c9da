import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import type { BookingRow, BookingSource } from '#parts/desk/booking-row.ts'
import { paymentLabels } from '#parts/desk/booking-labels.ts'
import { statusLabels } from '#parts/status-labels.ts'
import { typeLabels } from '#parts/services.ts'
import { pendingLabels } from '#features/rooms/desk/booking-state.ts'
import { useStableList } from '../use-stable-list.ts'
import {
  countBookings,
  createBookingIndex,
  selectBookings,
  type BookingFilter,
  type BookingIndex,
} from './select.ts'

/** The rows of all sources, in order, and counted. */
export function useAllRows(sources: readonly BookingSource[]) {
  const { i18n } = useLingui()
  const lists = useStableList(sources.map(({ rows }) => rows))
  const rows = useMemo(() => together(lists), [lists])
  const index = memoIndex(rows, [i18n.locale], () => indexIn(i18n)(rows))
  useEffect(() => makeAllSearchable(index), [index])
  const counts = memoCounts(rows, [], () => countBookings(rows))
  return { rows, index, counts }
}

/** Those that the filter leaves. What is typed shows before they are looked for. */
export function useFound(index: BookingIndex, filter: BookingFilter): readonly BookingRow[] {
  const deferredFilter = useDeferredValue(filter)
  return useMemo(() => selectBookings(index, deferredFilter), [index, deferredFilter])
}

type Rows = readonly BookingRow[]

const memoIndex = memoizeWeak<BookingIndex>()
const memoCounts = memoizeWeak<ReturnType<typeof countBookings>>()
const memoTogether = memoizeWeak<Rows>()
const noRows: Rows = []

/** The rows of all lists, the same array for the same lists. */
function together(lists: readonly (Rows | undefined)[]): Rows {
  const longest = lists.reduce<Rows>(
    (most, list) => (list && list.length > most.length ? list : most),
    noRows,
  )
  return memoTogether(longest, lists, () => lists.flatMap((list) => list ?? []))
}

/** Prepared at once, ms: the first letter then finds all of it ready, and nothing waited for it. */
const BATCH_SIZE = 8

function makeAllSearchable(index: BookingIndex): () => void {
  let timer = setTimeout(some, 500)
  function some() {
    const end = performance.now() + BATCH_SIZE
    let isLeft = true
    while (isLeft && performance.now() < end) isLeft = index.prepare(50)
    if (isLeft) timer = setTimeout(some, BATCH_SIZE)
  }
  return () => clearTimeout(timer)
}

type IndexOf = ReturnType<typeof createBookingIndex>

/** By language; each forgets rows that nothing else holds any more. */
const indexes = new Map<string, IndexOf>()

function indexIn(i18n: I18n): IndexOf {
  const before = indexes.get(i18n.locale)
  if (before !== undefined) return before
  const words = new Map<object, string>()
  const word = (labels: typeof paymentLabels, key: string) => {
    const label = labels[key]
    if (label === undefined) return ''
    const known = words.get(label) ?? i18n._(label)
    words.set(label, known)
    return known
  }
  const made = createBookingIndex((row) => [
    word(typeLabels, row.type),
    word(statusLabels, row.status),
    word(paymentLabels, row.paymentStatus),
    // Rooms that are asked for are called so on the screen.
    row.type === 'room' && row.status === 'pending' ? i18n._(pendingLabels.request) : '',
  ])
  indexes.set(i18n.locale, made)
  return made
}
