import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useHouse } from '#parts/use-house.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { Card } from '#ui/card.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { clearBundle, isBooked, saveBundle, type BundleRecord } from '../bundle.ts'
import { BookingFacts } from '../parts/booking-facts.tsx'
import { bookingIds, useOwnBookings } from '../use-own-bookings.ts'
import { latestOf } from '#offline/latest-of.ts'
import { Following } from './sent-screen.tsx'

/** What became of the bundle, followed live; once the house has it, paying for the group. */
export function BundleSent({
  id,
  record,
  roomId,
}: {
  id: string
  record: BundleRecord | null
  roomId: string
}) {
  const { t } = useLingui()
  const { phone } = useHouse()
  const rows = useQuery(outboxQuery(['guest']))
  const operation = latestOf(rows.data ?? [], id)
  const ids = operation ? bookingIds(operation).join(' ') : ''
  const bookings = useOwnBookings(operation ? [operation] : [])
  const paid =
    operation !== undefined &&
    bookings.of(operation).some(({ paymentStatus }) => paymentStatus === 'paid')

  useEffect(() => {
    if (paid) clearBundle()
    else if (ids !== '' && record !== null) saveBundle(shapeB(record, ids.split(' ')))
  }, [paid, ids, record])

  if (operation === undefined) {
    return rows.isPending ? (
      <LoadingRegion label={t`Loading your booking…`}>
        <SkeletonText lines={5} />
      </LoadingRegion>
    ) : (
      <EmptyState
        headingLevel={2}
        picture={<DrawnLantern />}
        title={t`Booking missing`}
        text={<Trans>Please go back and try again.</Trans>}
        action={
          <ButtonLink to={`/rooms/${encodeURIComponent(roomId)}`}>
            <Trans>Back to the room</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-5">
        <Following operation={operation} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/requests/${operation.id}`} variant="secondary">
            <Trans>Follow or change it</Trans>
          </ButtonLink>
          <CallButton phone={phone} />
        </div>
      </div>
      <Card as="section" aria-label={t`What was booked`}>
        <BookingFacts operation={operation} />
      </Card>
    </div>
  )
}

/** Booked: what is to be paid (spec 1 §3). */
function shapeB(record: BundleRecord, bookingIdsOfIt: string[]): BundleRecord {
  if (isBooked(record)) return record
  const { rooms, check_in, check_out, nights, total, currency } = record
  return { booking_ids: bookingIdsOfIt, rooms, check_in, check_out, nights, total, currency }
}
