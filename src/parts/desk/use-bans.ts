import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createRecall } from '#lib/recall.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { bansAmong, parseBanned, withWaiting, type BanOf } from './bans.ts'

const none: readonly OperationRow[] = []
const nobody: BanOf = () => null

/** Everybody who asks shares what was made of one list. */
const recall = createRecall<BanOf>()

/** Who is banned, by what this device keeps of the customers; nobody where it keeps none. */
export function useBans(): BanOf {
  const key = actorKey(actorOf(useValue(offline().session)))
  const operations = useQuery(outboxQuery([key])).data ?? none
  const list = listQuery({
    resource: 'customers',
    route: 'listCustomers',
    as: 'bans',
    parse: parseBanned,
  })
  const rows = useQuery(list).data?.rows
  return useMemo(
    () =>
      rows === undefined
        ? nobody
        : recall(rows, [operations], () => bansAmong(withWaiting(rows, operations))),
    [rows, operations],
  )
}
