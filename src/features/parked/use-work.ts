import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { actorOf } from '#offline/session.ts'
import { ReadError, type Refusal } from '#offline/reads/types.ts'
import { useValue } from '#ui/use-value.ts'
import { parkedRows, type ParkedElsewhere } from './data.ts'
import { decisionsOf, waitingOf, type Decision } from './decisions.ts'
import { parkedMeanings } from './operations.ts'

export interface Work {
  /** Of this person on this device. */
  decisions: Decision[]
  waiting: OperationRow[]
  /** Of other people and devices, as the house was told. */
  elsewhere: readonly ParkedElsewhere[]
  /** From when `elsewhere` is, where the house was not heard since; ISO. */
  elsewhereAsOf: string | null
  /** The house's refusal of the list itself, e.g. a session that ended. */
  refusal: Refusal | null
}

const none: readonly OperationRow[] = []
const nobody: readonly ParkedElsewhere[] = []

/** What waits on this device, and what needs somebody's decision, here or anywhere. */
export function useWork(): Work {
  const key = actorKey(actorOf(useValue(offline().session)))
  const operations = useQuery(outboxQuery([key])).data ?? none
  const list = useQuery(parkedRows())
  const rows = list.data?.rows ?? nobody
  const elsewhere = useMemo(() => {
    const own = new Set(operations.map(({ id }) => id))
    const others = rows.filter(({ id }) => !own.has(id))
    return overlay('parked', others, operations, parkedMeanings)
  }, [rows, operations])
  const mine = useMemo(
    () => ({ decisions: decisionsOf(operations), waiting: waitingOf(operations) }),
    [operations],
  )
  return {
    ...mine,
    elsewhere,
    elsewhereAsOf: list.data?.cause === undefined ? null : list.data.asOf,
    refusal: list.data?.refusal ?? (list.error instanceof ReadError ? list.error.refusal : null),
  }
}
