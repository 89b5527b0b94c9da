import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useHouse } from '#parts/use-house.ts'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { Card } from '#ui/card.tsx'
import { clearBundle, isBooked, readBundle, saveBundle, type BundleRecord } from '../bundle.ts'
import { BundleForm } from './bundle-form.tsx'
import { BundleRooms } from './bundle-rooms.tsx'
import { PayByCard } from './pay-by-card.tsx'
import { useSentOperation } from '#parts/sent-step.tsx'
import { bookingIds, useOwnBookings } from '../use-own-bookings.ts'
import { SentBooking } from './sent-screen.tsx'

/**
 * Checkout of several rooms in a single step (spec 1 §2). `request`: the operation, once confirmed.
 * The record in session storage is cleared when this screen is left (decisions.md, "Bundle").
 */
export function BundleCheckout({ roomId, request }: { roomId: string; request: string | null }) {
  const { t } = useLingui()
  const { name, payments } = useHouse()
  // The record when this screen opened: it becomes shape B later, and is cleared when paid.
  const [record] = useState(() => readBundle(roomId))
  useEffect(() => {
    document.title = `${t`Bundle Checkout`} – ${name}`
  }, [t, name])
  useEffect(() => () => clearIfLeft(), [])
  return (
    <main id="main">
      <PageBackdrop>
        <h1 className="text-2xl">
          <Trans>Bundle Checkout (Pay for Selected Rooms)</Trans>
        </h1>
        {request !== null ? (
          <BundleSent id={request} record={record} roomId={roomId} />
        ) : (
          record !== null && (
            <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
              <Card as="section" className="lg:order-last">
                <BundleRooms record={record} />
              </Card>
              {isBooked(record) ? (
                <Card>
                  <PayByCard bookingIds={record.booking_ids} operationId="" payments={payments} />
                </Card>
              ) : (
                <BundleForm record={record} roomId={roomId} />
              )}
            </div>
          )
        )}
      </PageBackdrop>
    </main>
  )
}

/** Not cleared between the form and its status panel, nor on a reload: the address is the same. */
function clearIfLeft() {
  const query = new URLSearchParams(location.search)
  const here = location.pathname.startsWith('/rooms/') && query.get('bundle') === '1'
  if (!here) clearBundle()
}

/** The bundle's status, followed live; once the server has it, payment for the group. */
function BundleSent({
  id,
  record,
  roomId,
}: {
  id: string
  record: BundleRecord | null
  roomId: string
}) {
  const sent = useSentOperation(id)
  const { operation } = sent
  const ids = operation ? bookingIds(operation).join(' ') : ''
  const bookings = useOwnBookings(operation ? [operation] : [])
  const paid =
    operation !== undefined &&
    bookings.of(operation).some(({ paymentStatus }) => paymentStatus === 'paid')

  useEffect(() => {
    if (paid) clearBundle()
    else if (ids !== '' && record !== null) saveBundle(shapeB(record, ids.split(' ')))
  }, [paid, ids, record])

  return <SentBooking sent={sent} roomId={roomId} className="mt-6" />
}

/** Shape B of the record: the bookings to be paid (spec 1 §3). */
function shapeB(record: BundleRecord, bookingIdsOfIt: string[]): BundleRecord {
  if (isBooked(record)) return record
  const { rooms, check_in, check_out, nights, total, currency } = record
  return { booking_ids: bookingIdsOfIt, rooms, check_in, check_out, nights, total, currency }
}
