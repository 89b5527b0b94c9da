import { Trans } from '@lingui/react/macro'
import { Check, Coffee, Clock, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { MinimumStay } from '../parts/minimum-stay.tsx'
import { useHouse } from '#parts/use-house.ts'
import type { Room } from '../data.ts'
import { PlainText } from '#ui/plain-text.tsx'
import { useAmenityName } from '../parts/amenity-names.ts'

/** Description, amenities, and what is included (spec 1 §2). */
export function RoomInfo({ room }: { room: Room }) {
  const nameOf = useAmenityName()
  const { check_in_from: from, check_out_until: until, breakfast_included: breakfast } = useHouse()
  return (
    <div className="grid gap-8">
      {room.description !== '' && (
        <PlainText text={room.description} className="max-w-2xl text-lg" />
      )}
      {room.amenities.length > 0 && (
        <Part title={<Trans>In the room</Trans>}>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            {room.amenities.map((amenity) => (
              <li key={amenity} className="flex items-start gap-2">
                <Check className="mt-0.5 size-5 shrink-0 text-primary" />
                {nameOf(amenity)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={<Trans>What is included</Trans>}>
        <ul className="grid gap-2 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary [&>li]:flex [&>li]:items-start [&>li]:gap-2.5">
          {breakfast !== false && (
            <li>
              <Coffee />
              <span>
                <Trans>Breakfast is included with rooms: continental, for everyone.</Trans>
              </span>
            </li>
          )}
          <li>
            <ReceiptText />
            <MinimumStay />
          </li>
          <li>
            <Clock />
            <Trans>
              Check-in from {from}, check-out until {until}.
            </Trans>
          </li>
        </ul>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
