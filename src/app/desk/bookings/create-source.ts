import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { createRecall } from '#lib/recall.ts'
import type { DeskList } from '#parts/desk/desk-list.ts'
import type { BookingRow, BookingSource, BookingType } from './row.ts'

/** What a service says of one of its rows; the rest is the same for all. */
export type OwnRow = Omit<BookingRow, 'key' | 'type' | 'id' | 'waiting' | 'steps' | 'parked'>

/**
 * Makes a service's source. Its rows are made once for as long as list, steps and language are the
 * same: the screen finds them ready when it is opened again.
 */
export function createSource<One extends { id: string }>(
  type: BookingType,
  parts: { actions: (one: One) => ReactNode; details: (one: One) => ReactNode },
): (list: DeskList<One>, make: (one: One) => OwnRow) => BookingSource {
  const recallRows = createRecall<readonly BookingRow[]>()
  const madeOf = new WeakMap<BookingRow, One>()
  const drawn = (draw: (one: One) => ReactNode) => (row: BookingRow) => {
    const one = madeOf.get(row)
    return one === undefined ? null : draw(one)
  }
  const [actions, details] = [drawn(parts.actions), drawn(parts.details)]

  return function useSource({ rows: list, kept, error, waiting, refetch }, make) {
    const { t, i18n } = useLingui()
    const makeRow = (one: One): BookingRow => {
      const steps = waiting.get(one.id) ?? []
      const row: BookingRow = {
        ...make(one),
        key: `${type}:${one.id}`,
        type,
        id: one.id,
        waiting: steps.filter(({ state }) => state !== 'parked').length,
        steps,
        parked: steps.some(({ state }) => state === 'parked'),
      }
      madeOf.set(row, one)
      return row
    }
    return {
      type,
      rows: list && recallRows(list, [waiting, i18n.locale], () => list.map(makeRow)),
      kept,
      failure: error ? (error.refusal?.message ?? t`Failed to load bookings.`) : null,
      refetch,
      actions,
      details,
    }
  }
}
