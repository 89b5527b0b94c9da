import { Plural } from '@lingui/react/macro'
import type { RoomPricing } from '#contract/bookings.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { Card, CardTitle } from '#ui/card.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { BackButton } from '#ui/wizard-footer.tsx'
import { useRoomName } from '../parts/use-room-name.ts'
import { NextButton, type FooterProps } from './request-footer.tsx'
import { PriceTable } from './price-table.tsx'
import type { Stay } from './use-stay.ts'

/** Beside the steps on wide screens: room, dates, current price, and the button to continue. */
export function Summary({
  stay,
  pricing,
  foot,
}: {
  stay: Stay
  pricing: RoomPricing
  foot: FooterProps
}) {
  const roomName = useRoomName()
  return (
    <Card padding="none" className="sticky top-[calc(var(--over-page)+1rem)]">
      <Picture src={pictureUrl(stay.room.coverPath)} alt="" ratio="16/9" />
      <div className="grid gap-3 p-5">
        <div>
          <CardTitle level={2}>{roomName(stay.room)}</CardTitle>
          <StayLine stay={stay} />
        </div>
        <PriceTable
          pricing={pricing}
          nights={stay.nights}
          quantity={stay.asked.quantity}
          baseCents={(pricing.discount ?? 0) > 0 ? null : stay.baseCents}
        />
        <div className="mt-1 grid gap-2">
          <NextButton {...foot} block />
          <BackButton onBack={foot.onBack} />
        </div>
      </div>
    </Card>
  )
}

/** "24 Nov – 26 Nov · 2 guests" */
export function StayLine({ stay }: { stay: Stay }) {
  const { asked } = stay
  return (
    <p className="text-ink-soft">
      <DateText value={asked.check_in} format="short" />
      {' – '}
      <DateText value={asked.check_out} format="short" />
      {' · '}
      <Plural value={asked.adults + asked.children} one="# guest" other="# guests" />
      {asked.quantity > 1 && (
        <>
          {' · '}
          <Plural value={asked.quantity} one="# room" other="# rooms" />
        </>
      )}
    </p>
  )
}
