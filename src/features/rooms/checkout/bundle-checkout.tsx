import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useHouse } from '#parts/use-house.ts'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { Card } from '#ui/card.tsx'
import { clearBundle, isBooked, readBundle } from '../bundle.ts'
import { BundleForm } from './bundle-form.tsx'
import { BundleRooms } from './bundle-rooms.tsx'
import { BundleSent } from './bundle-sent.tsx'
import { PayByCard } from './pay-by-card.tsx'

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
