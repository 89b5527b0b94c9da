import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { Contours } from '#ui/contours.tsx'
import { cx } from '#ui/cx.ts'
import { focusField } from '#ui/error-summary.tsx'
import { Container } from '#ui/page.tsx'
import type { Tour } from '../data.ts'
import { bodyOf } from '../form/body.ts'
import { fieldIds } from '../form/problems.ts'
import type { TourFormState } from '../form/use-tour-form.ts'
import { useTours } from '../use-tours.ts'
import { BookingPanel } from './booking-panel.tsx'
import { Notices } from './notices.tsx'
import { PickedBar } from './picked-bar.tsx'
import type { CardChoice } from './tour-card.tsx'
import { TourBrowser } from './tour-browser.tsx'
import { useBooking } from './use-booking.ts'
import { useSubmit } from './use-submit.ts'

export interface Changing {
  /** The operation. */
  id: string
  code: string
}

/** Tours and booking side by side; on phones one after the other, each with its address. */
export function ToursScreen({
  state,
  changing,
}: {
  state: TourFormState
  changing: Changing | null
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const type = useNavigationType()
  const [params] = useSearchParams()
  const atBooking = params.get('step') === 'book'
  const list = useTours()
  const booking = useBooking(state.form, list)
  const submit = useSubmit(booking.house.timezone)
  const [attempt, setAttempt] = useState(0)
  const choiceOf = useChoices(state, booking, list.examples)

  useEffect(() => {
    document.title = `${t`Tours`} – ${booking.house.name}`
  }, [t, booking.house.name])

  useEffect(() => {
    // On wide screens both stand side by side, and nothing moves.
    if (!atBooking || type === 'POP' || window.matchMedia?.('(width >= 64rem)').matches) return
    scrollTo(0, 0)
    document.getElementById('tour-heading')?.focus({ preventScroll: true })
  }, [atBooking, type])

  const send = async () => {
    setAttempt((count) => count + 1)
    const [first] = booking.problems
    const { tour, date, totals } = booking
    if (first || tour === null) {
      // After the summary has spoken: the first thing to mend.
      setTimeout(() => focusField(fieldIds[first?.field ?? 'tour']))
      return
    }
    const { code } = changing ?? state.ids
    const picked = { tourId: tour.id, date, priceCents: tour.priceCents }
    const body = bodyOf(state.form, picked, { code, totals })
    const ids = { id: state.ids.id, changing: changing?.id ?? null }
    const result = await submit.submit(body, tour.name, ids)
    if (result === null) return
    state.reset(changing === null)
    setAttempt(0)
    const to =
      'saved' in result ? `/tours?step=sent&id=${result.saved}` : `/requests/${result.tooLate}`
    void navigate(to, { replace: atBooking })
    scrollTo(0, 0)
  }

  return (
    <main id="main" className={cx(!atBooking && 'pb-24 lg:pb-0')}>
      <header
        className={cx(
          // The frame leaves a little air under the header; the sky begins right at it.
          'relative isolate -mt-4 overflow-hidden bg-linear-to-b from-dawn to-ground pt-10 pb-8',
          atBooking && 'max-lg:sr-only',
        )}
      >
        <Contours className="absolute -top-10 right-0 -z-10 h-80 w-2xl text-ridge-mid/40" />
        <Container className="grid gap-1">
          <h1 className="text-2xl sm:text-3xl">
            {changing ? <Trans>Change your booking</Trans> : <Trans>Tours</Trans>}
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">
            <Trans>
              Gorillas, volcanoes, lakes and markets, with a guide from the valley. Prices are per
              person.
            </Trans>
          </p>
        </Container>
      </header>
      <Container
        className={cx(
          'grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem]',
          atBooking && 'max-lg:pt-4',
        )}
      >
        <div className={cx('grid min-w-0 gap-6', atBooking && 'max-lg:hidden')}>
          <Notices list={list} phone={booking.house.phone} />
          <TourBrowser list={list} choiceOf={choiceOf} />
        </div>
        <BookingPanel
          className={cx(!atBooking && 'max-lg:hidden')}
          state={state}
          booking={booking}
          changing={changing !== null}
          attempt={attempt}
          busy={submit.busy}
          failure={submit.failure}
          onSend={() => void send()}
        />
      </Container>
      {!atBooking && <PickedBar booking={booking} people={state.form.people} />}
    </main>
  )
}

/** What each card shows and does. A date set on a card stays with it until the card is picked. */
function useChoices(
  state: TourFormState,
  booking: ReturnType<typeof useBooking>,
  examples: boolean,
) {
  const [dates, setDates] = useState<Readonly<Record<string, string>>>({})
  return (tour: Tour): CardChoice | null => {
    if (examples) return null
    const picked = state.form.tourId === tour.id
    const date = picked ? booking.date : (dates[tour.id] ?? booking.date)
    return {
      picked,
      date,
      people: state.form.people,
      today: booking.today,
      left: booking.places.left(tour, date),
      // Exactly one is booked at a time: another takes its place.
      onPick: () => state.change(picked ? { tourId: null } : { tourId: tour.id, date }),
      onDate: (next) =>
        picked ? state.change({ date: next }) : setDates({ ...dates, [tour.id]: next }),
      onPeople: (people) => state.change({ people }),
    }
  }
}
