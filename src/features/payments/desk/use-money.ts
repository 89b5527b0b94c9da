import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Cached } from '#offline/reads/types.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useValue } from '#ui/use-value.ts'
import { foreignPayments, payments } from '../data.ts'
import type { Money } from '../money.ts'
import { notYetShown, openByPayment } from './open-work.ts'
import { descriptors } from '../operations.ts'
import { newestFirst } from '../select.ts'

export interface DeskMoney {
  /** Newest first, with waiting operations applied; undefined while nothing is cached or loaded. */
  rows: readonly Money[] | undefined
  /** From when they are. */
  cached: Pick<Cached<unknown>, 'asOf' | 'cause' | 'refusal' | 'partial'> | undefined
  error: ReadError | null
  /** Operations that the server does not have yet, by the payment's id, oldest first. */
  work: ReadonlyMap<string, OperationRow[]>
  /** All of this person's operations with the payments' current ids, ended ones too. */
  operations: readonly OperationRow[]
  /** Another host: payments are on room bookings alone, and there is nothing to reconcile. */
  foreign: boolean
  refetch: () => void
}

/** The server's payments with this device's waiting operations applied. */
export function useMoney(): DeskMoney {
  const foreign = useValue(offline().host) === 'foreign'
  const ours = useQuery({ ...payments(), enabled: !foreign })
  const theirs = useQuery({ ...foreignPayments(), enabled: foreign })
  const all = useDeviceRows()
  const list = foreign ? theirs : ours
  const cached = useMemo(
    () => (foreign ? theirs.data?.rows.flatMap((one) => one.payments) : ours.data?.rows),
    [foreign, ours.data, theirs.data],
  )
  const operations = useMemo(() => aboutRows(all, cached && [cached]), [all, cached])
  // Another host's rows name no operation: from when they are ends what it has taken.
  const heardAt = foreign && theirs.data?.asOf ? Date.parse(theirs.data.asOf) : null
  const rows = useMemo(
    () =>
      cached &&
      newestFirst(
        overlay('payments', cached, notYetShown(operations, cached), descriptors, heardAt),
      ),
    [cached, operations, heardAt],
  )
  const work = useMemo(() => openByPayment(operations), [operations])
  return {
    rows,
    cached: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    work,
    operations,
    foreign,
    refetch: () => void list.refetch(),
  }
}
