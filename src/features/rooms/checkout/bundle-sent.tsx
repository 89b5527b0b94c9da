import { useEffect } from 'react'
import { useSentOperation } from '#parts/sent-step.tsx'
import { clearBundle, isBooked, saveBundle, type BundleRecord } from '../bundle.ts'
import { bookingIds, useOwnBookings } from '../use-own-bookings.ts'
import { SentBooking } from './sent-screen.tsx'

/** The bundle's status, followed live; once the server has it, payment for the group. */
export function BundleSent({
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
