import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { useHouse } from '../use-house.ts'
import { heldOn, parseHeld, type Subject } from './held.ts'

const none: readonly OperationRow[] = []

/** Cents of a dollar that the house has for it; null while nobody knows, and on other hosts. */
export function useHeld({ kind, id }: Subject): number | null {
  const key = actorKey(actorOf(useValue(offline().session)))
  const enabled = useValue(offline().host) !== 'foreign'
  const operations = useQuery(outboxQuery([key])).data ?? none
  const rate = useHouse().rwf_per_usd?.rate ?? null
  const list = listQuery({
    resource: 'payments',
    route: 'listPayments',
    as: 'held',
    parse: parseHeld,
  })
  const rows = useQuery({ ...list, enabled }).data?.rows
  return useMemo(
    () => (rows === undefined ? null : heldOn({ kind, id }, rows, operations, rate)),
    [kind, id, rows, operations, rate],
  )
}
