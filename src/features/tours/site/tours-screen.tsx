import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { Mountain } from 'lucide-react'
import { useState } from 'react'
import { CustomerFields } from '#parts/request-form/customer-fields.tsx'
import { ListNotices, PanelBar, PanelScreen } from '#parts/request-form/panel-screen.tsx'
import { PaymentFields } from '#parts/request-form/payment-fields.tsx'
import type { RequestScreenProps } from '#parts/request-form/request-page.tsx'
import { usePanel } from '#parts/request-form/use-panel.ts'
import type { RequestState } from '#parts/request-form/use-request-form.ts'
import { WishFields } from '#parts/request-form/wish-fields.tsx'
import { shownOf } from '#parts/services.ts'
import { useSaidOfService } from '#parts/use-shown-services.ts'
import { Price } from '#ui/shown-currency.tsx'
import type { Tour } from '../data.ts'
import { bodyOf, stayLineOf } from '../form/body.ts'
import type { PaymentChoice, TourForm } from '../form/form.ts'
import { fieldIds } from '../form/problems.ts'
import { bookRequest } from '../operations/book.ts'
import { useTours } from '../use-tours.ts'
import type { CardChoice } from './tour-card.tsx'
import { TourBrowser } from './tour-browser.tsx'
import { TourFields } from './tour-fields.tsx'
import { useBooking, type Booking } from './use-booking.ts'

/** Tours and booking side by side; on phones one after the other, each with its address. */
export function ToursScreen(props: RequestScreenProps<TourForm>) {
  const { t } = useLingui()
  const { state, names, changing } = props
  const said = useSaidOfService()(shownOf.tour.cards?.[0] ?? { id: 'tours' }).text
  const list = useTours()
  const booking = useBooking(state.form, list)
  const { form, tour, date, totals, house, card } = booking
  const choiceOf = useChoices(state, booking, list.examples)
  const bodyNow = (of: Tour, reference: string | null) =>
    bodyOf(
      form,
      { tourId: of.id, date, priceCents: of.priceCents },
      { code: names.code, totals, card: reference },
    )
  const panel = usePanel(props, {
    path: '/tours',
    step: 'book',
    ids: fieldIds,
    problems: booking.problems,
    payment: form.payment,
    card,
    request: (reference) => tour && bookRequest(bodyNow(tour, reference), tour, house.timezone),
    line() {
      if (tour === null) return null
      const { people } = form
      const detail = t`${plural(people, { one: '# person', other: '# people' })}`
      return stayLineOf(bodyNow(tour, null), { title: tour.name, detail })
    },
  })
  const fields = { form, change: state.change, errorOf: panel.tries.errorOf }
  return (
    <PanelScreen
      panel={panel}
      title={t`Tours`}
      heading={changing ? <Trans>Change your booking</Trans> : <Trans>Tours</Trans>}
      lead={
        <>
          {/* It comes in after the page: its lines are kept free. */}
          <span className="block min-h-[2lh] sm:min-h-[1lh]">{said}</span>{' '}
          <Trans>Prices are per person.</Trans>
        </>
      }
      // The frame leaves a little air under the header; the sky begins right at it.
      place={{ head: '-mt-4 pt-10', form: 'max-lg:pt-4' }}
      list={
        <>
          <ListNotices list={list} title={t`Failed to load tours.`}>
            <Trans>
              These tours are examples; prices may differ. The real list loads when you are online.
              Until then, please call to book.
            </Trans>
          </ListNotices>
          <TourBrowser list={list} choiceOf={choiceOf} />
        </>
      }
      back={<Trans>Back to the tours</Trans>}
      formId="tour-heading"
      formHeading={
        changing ? <Trans>Your booking, to be changed</Trans> : <Trans>Your booking</Trans>
      }
      notSaved={t`Your booking was not saved`}
      sums={totals}
      moreSums={
        totals.total_cents > 0
          ? { term: <Trans>Per person</Trans>, cents: totals.per_person_cents }
          : undefined
      }
      act={
        panel.forStay ? (
          <Trans>Add to my stay</Trans>
        ) : changing ? (
          <Trans>Send the changed booking</Trans>
        ) : (
          <Trans>Book this tour</Trans>
        )
      }
      bar={
        tour && (
          <PanelBar step="book" icon={<Mountain />} open={<Trans>Book it</Trans>}>
            <span className="block truncate font-semibold">{tour.name}</span>
            <span className="text-on-deep-soft">
              <Plural value={state.form.people} one="# person" other="# people" />
              {' · '}
              <Price cents={totals.total_cents} />
            </span>
          </PanelBar>
        )
      }
    >
      <TourFields {...fields} booking={booking} />
      {!panel.forStay && <CustomerFields ids={fieldIds} {...fields} />}
      <WishFields
        {...fields}
        id="tour"
        hint={t`Children, food, slow walkers…`}
        promoHint={house.demo_promo ? undefined : t`The house counts it when it has your booking.`}
      />
      {!panel.forStay && (
        <PaymentFields<PaymentChoice>
          {...fields}
          ids={fieldIds}
          name="tour-payment"
          card={card}
          cardLost={panel.card.lost}
          first="card"
          here={{
            value: 'pay-on-arrival',
            label: t`Pay on arrival`,
            hint: t`At the desk, before you set out`,
          }}
          noCard={t`Needs internet. Pay on arrival, or charge it to your room.`}
          lost={
            <Trans>
              The internet was lost, so we chose “Pay on arrival”. Send it again, or wait.
            </Trans>
          }
        />
      )}
    </PanelScreen>
  )
}

/** What each card shows and does. A date set on a card stays with it until the card is picked. */
function useChoices(state: RequestState<TourForm>, booking: Booking, examples: boolean) {
  const [dates, setDates] = useState<Readonly<Record<string, string>>>({})
  return (tour: Tour): CardChoice | null => {
    if (examples) return null
    const picked = state.form.tourId === tour.id
    const earliest = booking.earliestOf(tour)
    // A chosen day is kept for another tour, if that tour is available then. A suggested first day
    // is not kept.
    const isChosen = state.form.date !== booking.earliestOf(booking.tour)
    const chosen = (isChosen ? state.form.date : null) ?? earliest
    const asked = picked ? booking.date : (dates[tour.id] ?? chosen)
    const date = picked || asked === '' || asked > earliest ? asked : earliest
    return {
      picked,
      date,
      people: state.form.people,
      earliest,
      left: booking.places.left(tour, date),
      // Exactly one is booked at a time: another takes its place.
      onPick: () => state.change(picked ? { tourId: null } : { tourId: tour.id, date }),
      onDate: (next) =>
        picked ? state.change({ date: next }) : setDates({ ...dates, [tour.id]: next }),
      onPeople: (people) => state.change({ people }),
    }
  }
}
