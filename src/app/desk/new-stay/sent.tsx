import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import type { RecordPayment } from '#contract/money.ts'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useLoadedDeviceRows } from '#parts/use-device-rows.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SyncStatusHeadline, SyncStatusSteps, type SyncStatus } from '#ui/sync-status.tsx'
import { descriptors } from '../../operations.ts'
import { chainOf, syncStatusOfChain } from './chain-state.ts'

/** A chain that was confirmed on this device. */
export interface SentChain {
  /** The operation that makes the stay. */
  head: OperationRow
  syncStatus: SyncStatus
  /** The money that was taken with it; undefined: none. */
  taken: RecordPayment | undefined
}

/**
 * What became of a chain; undefined while that is read, null where this device has nothing of it.
 *
 * @param id of the chain's first operation
 * @param done the step by which all of it is done
 */
export function useSentChain(
  id: string,
  done: OperationRow['route'],
): SentChain | null | undefined {
  const rows = useLoadedDeviceRows()
  // To whom a room went is told by the bookings: they are followed while this is looked at.
  useBookings()
  if (rows === undefined) return undefined
  const chain = chainOf(rows, id)
  const head = chain?.[0]
  if (chain === undefined || head === undefined) return null
  const payment = chain.find(({ route }) => route === 'recordBookingPayment')
  const taken = payment?.body as RecordPayment | undefined
  return { head, syncStatus: syncStatusOfChain(chain, done), taken }
}

export function NotHereAnyMore({ title }: { title: string }) {
  return (
    <EmptyState
      picture={<DrawnLantern />}
      title={title}
      action={
        <ButtonLink to="/dashboard/bookings?type=room">
          <Trans>Look in the bookings</Trans>
        </ButtonLink>
      }
    />
  )
}

/** What was written down, the code to tell, and how far it has come. */
export function NewStaySent({
  syncStatus,
  code,
  confirmed,
  waiting,
  refused,
  facts,
  links,
}: {
  syncStatus: SyncStatus
  code: string | null | undefined
  /** What it means that the house has it. */
  confirmed: ReactNode
  /** What can be told to the guest while it waits here. */
  waiting: ReactNode
  /** What to do once it is decided. */
  refused: ReactNode
  facts: Description[]
  /** Further ways on. */
  links: { to: string; text: ReactNode }[]
}) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={top} tabIndex={-1} className="mx-auto grid max-w-3xl gap-5 outline-none">
      <SyncStatusHeadline syncStatus={syncStatus}>
        {syncStatus === 'confirmed' && confirmed}
        {(syncStatus === 'saved' || syncStatus === 'sent') && waiting}
        {syncStatus === 'needs-decision' && refused}
      </SyncStatusHeadline>
      {syncStatus === 'needs-decision' && <ParkedWork descriptors={descriptors} />}
      {(syncStatus === 'saved' ||
        syncStatus === 'sent' ||
        syncStatus === 'received' ||
        syncStatus === 'confirmed') && <SyncStatusSteps syncStatus={syncStatus} />}
      <Card className="grid gap-4">
        <p className="grid gap-1">
          <span className="text-sm text-ink-soft">
            <Trans>Code for the guest</Trans>
          </span>
          <strong className="font-mono text-2xl font-semibold tracking-widest">{code}</strong>
        </p>
        <DescriptionList items={facts} />
      </Card>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="lg" to="/dashboard">
          <Trans>Done</Trans>
        </ButtonLink>
        {links.map(({ to, text }) => (
          <ButtonLink key={to} size="lg" variant="secondary" to={to}>
            {text}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
