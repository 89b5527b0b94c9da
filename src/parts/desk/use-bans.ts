import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { bansAmong, withWaiting, type BanOf } from './bans.ts'
import { useDeviceRows } from '../use-device-rows.ts'

const nobody: BanOf = () => null

/** One result per list of customers, shared by all components. */
const memoBans = memoizeWeak<BanOf>()

/** Finds bans among this device's cached customers; finds none where it has none. */
export function useBans(): BanOf {
  const operations = useDeviceRows()
  const list = listQuery({ resource: 'customers', route: 'listCustomers' })
  const rows = useQuery(list).data?.rows
  return useMemo(
    () =>
      rows === undefined
        ? nobody
        : memoBans(rows, [operations], () => bansAmong(withWaiting(rows, operations))),
    [rows, operations],
  )
}
