import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { offline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { useValue } from '#ui/use-value.ts'
import { useHouseMoney } from '../use-house-money.ts'
import { aboutRows } from './about-rows.ts'
import { receivedFor, type Subject } from './received.ts'
import { useDeviceRows } from '../use-device-rows.ts'

/** Cents of the base currency received for it; null while unknown, and on other hosts. */
export function useReceivedCents({ kind, id }: Subject): number | null {
  const enabled = useValue(offline().host) !== 'foreign'
  const operations = useDeviceRows()
  const house = useHouseMoney()
  const list = listQuery({ resource: 'payments', route: 'listPayments' })
  const rows = useQuery({ ...list, enabled }).data?.rows
  return useMemo(
    () =>
      rows === undefined ? null : receivedFor({ kind, id }, rows, aboutRows(operations), house),
    [kind, id, rows, operations, house],
  )
}
