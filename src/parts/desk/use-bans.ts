import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { bansAmong, withWaiting, type BanOf } from './bans.ts'
import { useDeviceRows } from '../use-device-rows.ts'

const nobody: BanOf = () => null

/** Everybody who asks shares what was made of one list. */
const memoBans = memoizeWeak<BanOf>()

/** Who is banned, by what this device keeps of the customers; nobody where it keeps none. */
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
