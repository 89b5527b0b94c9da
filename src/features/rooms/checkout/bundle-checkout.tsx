import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { BookBundle } from '#contract/bookings.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { useHouse } from '#parts/use-house.ts'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { Card } from '#ui/card.tsx'
import {
  clearBundle,
  isBooked,
  readBundle,
  saveBundle,
  type BundleA,
  type BundleRecord,
} from '../bundle.ts'
import { BundleForm } from './bundle-form.tsx'
import { BundleRooms } from './bundle-rooms.tsx'
import { PayByCard } from './pay-by-card.tsx'
import { useSentOperation } from '#parts/sent-step.tsx'
import { bookingIds, useOwnBookings } from '../use-own-bookings.ts'
import { SentBooking } from './sent-screen.tsx'
import { useBundleQuote } from './use-bundle-quote.ts'

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
              {isBooked(record) ? (
                <>
                  <Card as="section" className="lg:order-last">
                    <BundleRooms record={record} />
                  </Card>
                  <Card>
                    <PayByCard bookingIds={record.booking_ids} operationId="" payments={payments} />
                  </Card>
                </>
              ) : (
                <ToBook chosen={record} roomId={roomId} />
              )}
            </div>
          )
        )}
      </PageBackdrop>
    </main>
  )
}

/** Rooms that are not booked yet, at the house's price where a promo code was given. */
function ToBook({ chosen, roomId }: { chosen: BundleA; roomId: string }) {
  const [promo, setPromo] = useState(chosen.promo)
  const { quote, asking } = useBundleQuote({ ...chosen, promo })
  const discount = quote.kind === 'quote' ? quote.pricing.discount : 0
  const record = { ...chosen, promo, total: fromCents(toCents(chosen.total) - toCents(discount)) }
  const apply = (code: string) => {
    setPromo(code || null)
    // For a reload.
    saveBundle({ ...chosen, promo: code || null })
  }
  return (
    <>
      <Card as="section" className="lg:order-last">
        <BundleRooms record={record} discount={discount} />
      </Card>
      <BundleForm record={record} roomId={roomId} promo={{ quote, asking, onApply: apply }} />
    </>
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
  const total = (operation?.body as BookBundle | undefined)?.pricing.total ?? NaN
  const bookings = useOwnBookings(operation ? [operation] : [])
  const paid =
    operation !== undefined &&
    bookings.of(operation).some(({ paymentStatus }) => paymentStatus === 'paid')

  useEffect(() => {
    if (paid) clearBundle()
    else if (ids !== '' && record !== null) saveBundle(shapeB(record, ids.split(' '), total))
  }, [paid, ids, record, total])

  return <SentBooking sent={sent} roomId={roomId} className="mt-6" />
}

/** Shape B of the record: the bookings to be paid (spec 1 §3). */
function shapeB(record: BundleRecord, bookingIdsOfIt: string[], total: number): BundleRecord {
  if (isBooked(record)) return record
  const { rooms, check_in, check_out, nights, currency } = record
  return { booking_ids: bookingIdsOfIt, rooms, check_in, check_out, nights, total, currency }
}
