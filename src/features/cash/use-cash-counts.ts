import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CashCount } from '#contract/cash-counts.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { descriptors } from './operations.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Tills counted at the ends of shifts, of all devices. */
const cashCounts = () => listQuery({ resource: 'cash_counts', route: 'listCashCounts' })

const none: readonly CashCount[] = []

/** Counted tills, those of this device that wait too, newest first; undefined while unknown. */
export function useCashCounts(): readonly CashCount[] | undefined {
  const list = useQuery(cashCounts())
  // Not heard of yet, and no link to ask by: what waits here is all that is known.
  const rows = list.data?.rows ?? (list.isError ? none : undefined)
  const operations = useDeviceRows()
  return useMemo(
    () =>
      rows &&
      overlay('cash_counts', rows, operations, descriptors).toSorted((a, b) =>
        b.shift.until.localeCompare(a.shift.until),
      ),
    [rows, operations],
  )
}
