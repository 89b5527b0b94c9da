import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { everyRowQuery } from '#offline/reads/device-rows.ts'
import { useValue } from '#ui/use-value.ts'
import { askServer, type ServerReply } from './ask-server.ts'
import { entriesOf, shiftOf, tallyOf, type Entry, type Tally } from './entries.ts'
import { usePastHandovers, type Handover } from './past.ts'
import { withCounts } from './with-counts.ts'

const none: readonly OperationRow[] = []

export interface Shift {
  /** Every operation of this device. */
  rows: readonly OperationRow[]
  entries: readonly Entry[]
  tally: Tally
  /** Undefined while the house is being asked for the first time. */
  word: ServerReply | undefined
  past: readonly Handover[]
  /** The last entry's place in this device's order. */
  lastSeq: number
  /** When the screen was opened, ms, by the house's time. */
  opened: number
  asking: boolean
  askAgain: () => void
}

/** What this device recorded in this shift, whoever did; undefined until the device has told. */
export function useShift(): Shift | undefined {
  const session = useValue(offline().session)
  const link = useValue(offline().link)
  const list = useQuery(everyRowQuery())
  const remembered = usePastHandovers()
  const rows = list.data ?? none
  const past = useMemo(() => remembered && withCounts(remembered, rows), [remembered, rows])
  const since = past?.[0] ?? null
  // The shift's rows are those of the day before the screen was opened, and all since.
  // Operations are dated by the house's time: a tablet's own clock may be days ahead of it.
  const [opened] = useState(() => offline().clock.now())
  const shift = useMemo(() => shiftOf(rows, since, opened), [rows, since, opened])
  const operations = shift.map(({ row }) => row)
  const ready = list.data !== undefined && past !== undefined
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['handover', session?.token, operations.map(({ key, state }) => `${key} ${state}`)],
    queryFn: () =>
      askServer(offline().ask, session?.token ?? null, operations, () => offline().clock.now()),
    enabled: ready && operations.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const { state } = link
  useEffect(() => {
    if (state === 'up' && data?.kind === 'none') void refetch()
  }, [state, data, refetch])

  // A word from before the link went says nothing of now.
  const word: ServerReply | undefined =
    link.state === 'down' ? { kind: 'none', cause: link.cause } : data
  const answers = word?.kind === 'answered' ? word.answers : null
  const entries = useMemo(
    () => entriesOf(rows, since, opened, answers),
    [rows, since, opened, answers],
  )
  if (!ready) return undefined
  return {
    rows,
    entries,
    tally: tallyOf(entries),
    word,
    past,
    lastSeq: rows.reduce((most, { seq }) => Math.max(most, seq), since?.seq ?? 0),
    opened,
    asking: isFetching,
    askAgain: () => void refetch(),
  }
}
