import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { refusalText } from '#offline/refusal-text.ts'
import { Changeable, ReviewedPerson } from '#parts/request-form/reviewed.tsx'
import { Alert } from '#ui/alert.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { ExtrasText } from '../parts/extras-text.tsx'
import { GuestsText, NightsBelow } from '../parts/stay-facts.tsx'
import { useRoomName } from '../parts/use-room-name.ts'
import { AvailabilityNotes, OtherRooms } from './availability-notes.tsx'
import type { StepProps } from './use-stay.ts'
import { Wishes } from './step-details.tsx'
import { PriceTable } from './price-table.tsx'
import { PromoField } from './promo-field.tsx'
import { steps } from './problems.ts'
import type { RoomPricing } from '#contract/bookings.ts'
import type { Quote } from './use-quote.ts'

/** Step 4: everything once more, the server's price, and the button to confirm. */
export function StepReview({
  form,
  change,
  stay,
  quote,
  asking,
  pricing,
  forStay,
}: StepProps & { quote: Quote; asking: boolean; pricing: RoomPricing; forStay: boolean }) {
  const { t, i18n } = useLingui()
  const roomName = useRoomName()
  const { asked, nights, house, room } = stay
  const { room_free_hours: hours, room_kept_nights: kept } = house.cancellation
  return (
    <div className="grid gap-6">
      <DescriptionList
        items={[
          {
            term: t`Room`,
            detail: (
              <>
                {asked.quantity > 1 && `${asked.quantity} × `}
                {roomName(room)}
              </>
            ),
          },
          {
            term: <Changeable steps={steps} step="dates">{t`Nights`}</Changeable>,
            detail: (
              <>
                <DateText value={asked.check_in} format="weekday" />
                {' – '}
                <DateText value={asked.check_out} format="weekday" />
                <NightsBelow nights={nights} />
              </>
            ),
          },
          {
            term: <Changeable steps={steps} step="dates">{t`Guests`}</Changeable>,
            detail: (
              <>
                <GuestsText of={asked} />
                {asked.quantity > 1 && ` ${t`in each room`}`}
              </>
            ),
          },
          {
            term: <Changeable steps={steps} step="extras">{t`Extras`}</Changeable>,
            detail: <ExtrasText extras={form.extras} />,
          },
          ...(forStay
            ? []
            : [
                {
                  term: <Changeable steps={steps} step="details">{t`Your Details`}</Changeable>,
                  detail: <ReviewedPerson person={form} />,
                },
              ]),
          ...(form.notes.trim() === '' || forStay ? [] : [{ term: t`Wishes`, detail: form.notes }]),
        ]}
      />
      {forStay && <Wishes notes={form.notes} change={change} />}
      <PromoField
        code={form.promoCode}
        onApply={(promoCode) => change({ promoCode })}
        quote={quote}
        asking={asking}
      />
      <div className="lg:hidden">
        <PriceTable
          pricing={pricing}
          nights={nights}
          quantity={asked.quantity}
          baseCents={(pricing.discount ?? 0) > 0 ? null : stay.baseCents}
        />
      </div>
      {quote.kind === 'quote' && quote.freeRooms === 0 && (
        <Alert tone="conflict" title={t`Somebody else has this room for these nights`}>
          <OtherRooms stay={stay} promo={form.promoCode} />
        </Alert>
      )}
      {quote.kind === 'quote' && quote.freeRooms > 0 && quote.freeRooms < asked.quantity && (
        <Alert tone="conflict" title={t`Not enough rooms`}>
          <Plural
            value={quote.freeRooms}
            one="The house has only # room like this for these nights."
            other="The house has only # rooms like this for these nights."
          />
        </Alert>
      )}
      {quote.kind === 'refused' && !quote.promo && (
        <Alert tone="conflict">
          {refusalText(quote.said, i18n) ??
            t`The house cannot accept this. Please check what you entered.`}
        </Alert>
      )}
      <AvailabilityNotes stay={stay} promo={form.promoCode} />
      <p className="text-sm text-ink-soft">
        <Trans>Cancelling is free until {hours} hours before check-in.</Trans>{' '}
        <Plural
          value={kept}
          one="After that the first night is kept."
          other="After that the first # nights are kept."
        />
      </p>
    </div>
  )
}
