import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { BookRoom } from '#contract/bookings.ts'
import type { RecordPayment } from '#contract/money.ts'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { walkInId } from '#features/rooms/operations/walk-in.ts'
import { stayAddress, StayLink } from '#parts/desk/stay-link.tsx'
import { useLoadedDeviceRows } from '#parts/use-device-rows.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SyncStatusSteps, SyncStatusHeadline } from '#ui/sync-status.tsx'
import { Money } from '#ui/money.tsx'
import { descriptors } from '../../operations.ts'
import { chainOf, syncStatusOfChain } from './chain-state.ts'

/** The keys are out: what was written down, the code, and how far it has come. */
export function WalkInSent({ id }: { id: string }) {
  const { t } = useLingui()
  const rows = useLoadedDeviceRows()
  // To whom a room went is told by the bookings: they are followed while this is looked at.
  useBookings()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
  }, [])
  const chain = chainOf(rows ?? [], id)
  const head = chain?.[0]
  if (chain === undefined || head === undefined) {
    if (rows === undefined) return null
    return (
      <EmptyState
        picture={<DrawnLantern />}
        title={t`This walk-in is not on this device any more.`}
        action={
          <ButtonLink to="/dashboard/bookings?type=room">
            <Trans>Look in the bookings</Trans>
          </ButtonLink>
        }
      />
    )
  }
  const syncStatus = syncStatusOfChain(chain)
  const booking = head.body as BookRoom
  const payment = chain.find(({ route }) => route === 'recordBookingPayment')
  const money = payment?.body as RecordPayment | undefined
  return (
    <div ref={top} tabIndex={-1} className="mx-auto grid max-w-3xl gap-5 outline-none">
      <SyncStatusHeadline syncStatus={syncStatus}>
        {syncStatus === 'confirmed' && <Trans>The house has it all: the guest is in.</Trans>}
        {(syncStatus === 'saved' || syncStatus === 'sent') && (
          <Trans>
            The guest can have the keys: it goes to the house in order as soon as there is internet
            and the desk is open.
          </Trans>
        )}
        {syncStatus === 'needs-decision' && (
          <Trans>The house could not take it as it was. Decide below before you hand on.</Trans>
        )}
      </SyncStatusHeadline>
      {(syncStatus === 'saved' ||
        syncStatus === 'sent' ||
        syncStatus === 'received' ||
        syncStatus === 'confirmed') && <SyncStatusSteps syncStatus={syncStatus} />}
      {syncStatus === 'needs-decision' && <ParkedWork descriptors={descriptors} />}
      <Card className="grid gap-4">
        <p className="grid gap-1">
          <span className="text-sm text-ink-soft">
            <Trans>Code for the guest</Trans>
          </span>
          <strong className="font-mono text-2xl font-semibold tracking-widest">
            {booking.code}
          </strong>
        </p>
        <DescriptionList
          items={[
            {
              term: t`Guest`,
              detail: <StayLink id={walkInId(head)}>{booking.customer.name || t`Guest`}</StayLink>,
            },
            { term: t`Stay`, detail: head.words.detail },
            { term: t`Total`, detail: <Money amount={booking.pricing.grand_total} /> },
            {
              term: t`Paid`,
              detail: money ? (
                <Money amount={money.amount} currency={money.currency} />
              ) : (
                <Trans>Not yet: it stays owed</Trans>
              ),
            },
          ]}
        />
      </Card>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="lg" to="/dashboard">
          <Trans>Done</Trans>
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" to={stayAddress(walkInId(head))}>
          <Trans>Bill and receipt</Trans>
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" to="/dashboard/walk-in">
          <Trans>Another walk-in</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
