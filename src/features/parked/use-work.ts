import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mayRead } from '#contract/resources.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { everyRowQuery, ownersQuery, readableRows } from '#offline/reads/device-rows.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { actorOf } from '#offline/session.ts'
import { ReadError, type Refusal } from '#offline/reads/types.ts'
import { useValue } from '#ui/use-value.ts'
import { parkedRows, type ParkedElsewhere } from './data.ts'
import { decisionsOf, waitingOf, type Decision } from './decisions.ts'
import { othersOf, totalsOf, type OthersWork, type Totals } from './others.ts'
import { descriptors } from './operations.ts'

export interface Work {
  /** Of this person on this device. */
  decisions: Decision[]
  waiting: OperationRow[]
  /** Of everybody else on this device, by person. */
  others: OthersWork[]
  /** Everybody's together: the numbers that the bar, the tiles and the panel show. */
  totals: Totals
  /** Of other devices, as reported to the server; also other people's of this device once reported. */
  elsewhere: readonly ParkedElsewhere[]
  /** From when `elsewhere` is, if the server has not answered since; ISO. */
  elsewhereAsOf: string | null
  /** The server's refusal of the list itself, e.g. a session that ended. */
  refusal: Refusal | null
}

const none: readonly OperationRow[] = []
const nobody: readonly ParkedElsewhere[] = []

/** What waits on this device, and what needs somebody's decision, here or anywhere. */
export function useWork(): Work {
  const session = useValue(offline().session)
  const own = actorKey(actorOf(session))
  const every = useQuery(everyRowQuery()).data ?? none
  const owners = useQuery(ownersQuery()).data
  // Parked operations of others may be about money or guests: for reception, not for the kitchen.
  const sees = mayRead(session?.role ?? null, 'parked')
  const list = useQuery({ ...parkedRows(), enabled: sees })
  const rows = list.data?.rows ?? nobody
  const mine = useMemo(() => every.filter((row) => row.actorKey === own), [every, own])
  const elsewhere = useMemo(() => {
    const ids = new Set(mine.map(({ id }) => id))
    // Every person's operations are overlaid: what a colleague settled on this device is settled.
    return overlay(
      'parked',
      rows.filter(({ id }) => !ids.has(id)),
      every,
      descriptors,
    )
  }, [rows, mine, every])
  const work = useMemo(() => {
    const readable = new Set(readableRows(every, session))
    const others = othersOf(every, own, {
      readable: (row) => readable.has(row),
      reported: new Set(elsewhere.map(({ id }) => id)),
      signIn: new Set(owners?.filter(({ signIn }) => signIn).map((owner) => owner.actorKey)),
    })
    const decisions = decisionsOf(mine)
    const waiting = waitingOf(every).filter((row) => row.actorKey === own)
    return {
      decisions,
      waiting,
      others,
      totals: totalsOf({ decisions, waiting, others, elsewhere }),
    }
  }, [every, mine, own, session, owners, elsewhere])
  return {
    ...work,
    elsewhere,
    elsewhereAsOf: list.data?.cause === undefined ? null : list.data.asOf,
    refusal: list.data?.refusal ?? (list.error instanceof ReadError ? list.error.refusal : null),
  }
}
