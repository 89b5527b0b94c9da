import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { RecordPayment } from '#contract/money.ts'
import type { ReserveRooms } from '#contract/reservations.ts'
import { monthOf } from '#domain/calendar.ts'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { reserveAddress } from '#features/rooms/desk/reserve/address.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { changeReservationAddress } from '#features/rooms/operations/reserve.ts'
import { walkInId } from '#features/rooms/operations/walk-in.ts'
import { stayAddress } from '#parts/desk/stay-link.tsx'
import { useLoadedDeviceRows } from '#parts/use-device-rows.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/money.tsx'
import { SyncStatusHeadline, SyncStatusSteps } from '#ui/sync-status.tsx'
import { descriptors } from '../../operations.ts'
import { chainOf, syncStatusOfChain } from '../walk-in/chain-state.ts'

/** What was written down, the code to tell, and how far it has come: claimed, or only asked for. */
export function ReserveSent({ id }: { id: string }) {
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
        title={t`This booking is not on this device any more.`}
        action={
          <ButtonLink to="/dashboard/bookings?type=room">
            <Trans>Look in the bookings</Trans>
          </ButtonLink>
        }
      />
    )
  }
  const syncStatus = syncStatusOfChain(chain, 'reserveRooms')
  const body = head.body as ReserveRooms
  const held = body.hold_until ?? null
  const payment = chain.find(({ route }) => route === 'recordBookingPayment')
  const money = payment?.body as RecordPayment | undefined
  const { total, currency } = body.pricing
  const facts: Description[] = [
    { term: t`Stay`, detail: head.words.detail },
    { term: t`Total`, detail: <Money amount={total} currency={currency} /> },
  ]
  if (money !== undefined) {
    facts.push({
      term: t`Deposit`,
      detail: <Money amount={money.amount} currency={money.currency} />,
    })
  }
  if (held !== null) {
    facts.push({ term: t`Held until`, detail: <DateText value={held} format="weekday" /> })
  }
  return (
    <div ref={top} tabIndex={-1} className="mx-auto grid max-w-3xl gap-5 outline-none">
      <SyncStatusHeadline syncStatus={syncStatus}>
        {syncStatus === 'confirmed' &&
          (held === null ? (
            <Trans>The nights are claimed.</Trans>
          ) : (
            <Trans>The nights are held.</Trans>
          ))}
        {(syncStatus === 'saved' || syncStatus === 'sent') && (
          <Trans>
            Not at the house yet: the nights are not claimed. It goes there as soon as there is
            internet and the desk is open; the guest is written to only then.
          </Trans>
        )}
        {syncStatus === 'needs-decision' && (
          <Trans>The house could not take it as it was. Decide below, then call the guest.</Trans>
        )}
      </SyncStatusHeadline>
      {syncStatus === 'needs-decision' ? (
        <ParkedWork descriptors={descriptors} />
      ) : (
        (syncStatus === 'saved' ||
          syncStatus === 'sent' ||
          syncStatus === 'received' ||
          syncStatus === 'confirmed') && <SyncStatusSteps syncStatus={syncStatus} />
      )}
      <Card className="grid gap-4">
        <p className="grid gap-1">
          <span className="text-sm text-ink-soft">
            <Trans>Code for the guest</Trans>
          </span>
          <strong className="font-mono text-2xl font-semibold tracking-widest">{body.code}</strong>
        </p>
        <DescriptionList items={facts} />
      </Card>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="lg" to="/dashboard">
          <Trans>Done</Trans>
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" to={stayAddress(walkInId(head))}>
          <Trans>Open the stay</Trans>
        </ButtonLink>
        {syncStatus === 'saved' && head.state === 'waiting' && (
          <ButtonLink size="lg" variant="secondary" to={changeReservationAddress(head)}>
            <Trans>Change the reservation</Trans>
          </ButtonLink>
        )}
        <ButtonLink
          size="lg"
          variant="secondary"
          to={`/dashboard/reservations/calendar?view=timeline&month=${monthOf(body.schedule.check_in)}`}
        >
          <Trans>Open the timeline</Trans>
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" to={reserveAddress()}>
          <Trans>Another booking</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
