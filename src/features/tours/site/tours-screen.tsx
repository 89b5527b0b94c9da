import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { Contours } from '#ui/contours.tsx'
import { CardDialog } from '#ui/card-dialog.tsx'
import { cx } from '#ui/cx.ts'
import { focusField } from '#ui/error-summary.tsx'
import type { ForStay } from '#ui/for-stay.ts'
import { Money } from '#ui/money.tsx'
import { Container } from '#ui/page.tsx'
import { useCardStep } from '#ui/use-card-step.ts'
import { useValue } from '#ui/use-value.ts'
import { offline } from '#offline/offline.ts'
import { houseIsHeard } from '#offline/paying/card-way.ts'
import type { Tour } from '../data.ts'
import { bodyOf } from '../form/body.ts'
import { fieldIds, problemsForStay, type Problem } from '../form/problems.ts'
import type { TourFormState } from '../form/use-tour-form.ts'
import { useTours } from '../use-tours.ts'
import { BookingPanel } from './booking-panel.tsx'
import { Notices } from './notices.tsx'
import { PickedBar } from './picked-bar.tsx'
import type { CardChoice } from './tour-card.tsx'
import { TourBrowser } from './tour-browser.tsx'
import { useAddBooking } from './use-add-booking.ts'
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
  forStay,
}: {
  state: TourFormState
  changing: Changing | null
  /** It goes with the rest of a stay: who and how it is paid are asked there. */
  forStay: ForStay | null
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const type = useNavigationType()
  const [params] = useSearchParams()
  const atBooking = params.get('step') === 'book'
  const list = useTours()
  const booking = useBooking(state.form, list)
  const submit = useSubmit(booking.house.timezone)
  const adding = useAddBooking()
  const card = useCardStep(houseIsHeard)
  const ours = useValue(offline().host) !== 'foreign'
  const [attempt, setAttempt] = useState({ count: 0, act: 'send' })
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

  const { tour, date, totals } = booking
  /** Whether nothing stands in the way; else it is said, and led to. */
  const isRight = (act: 'send' | 'stay', [first]: readonly Problem[]) => {
    setAttempt(({ count }) => ({ count: count + 1, act }))
    // After the summary has spoken: the first thing to mend.
    if (first) setTimeout(() => focusField(fieldIds[first.field]))
    return first === undefined
  }
  const forStayProblems = problemsForStay(booking.problems)
  const bodyNow = (of: Tour, reference: string | null) =>
    bodyOf(
      booking.form,
      { tourId: of.id, date, priceCents: of.priceCents },
      { code: (changing ?? state.ids).code, totals, card: reference },
    )
  const addToStay = async () => {
    if (!isRight('stay', forStayProblems) || tour === null) return
    await adding.add(bodyNow(tour, null), tour.name, forStay, () => {
      state.reset(true)
      setAttempt({ count: 0, act: 'send' })
      if (forStay === null && atBooking) void navigate('/tours', { replace: true })
    })
  }
  const send = async () => {
    if (!isRight('send', booking.problems)) return
    if (booking.form.payment !== 'card') return await submitBooking(null)
    if (!(await card.check())) return void setTimeout(() => focusField(fieldIds.payment))
    if (booking.card === 'fields') card.show()
    else await submitBooking(null)
  }
  const submitBooking = async (reference: string | null) => {
    if (tour === null) return
    const body = bodyNow(tour, reference)
    const ids = { id: state.ids.id, changing: changing?.id ?? null }
    const result = await submit.submit(body, tour, ids)
    if (result === null) return
    state.reset(changing === null)
    setAttempt({ count: 0, act: 'send' })
    const to =
      'saved' in result ? `/tours?step=sent&id=${result.saved}` : `/requests/${result.tooLate}`
    // On the provider's page, once the house has the booking.
    const pay = body.payment.method === 'card' && reference === null
    void navigate(to, { replace: atBooking, state: pay ? { pay } : null })
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
          forStay={forStay !== null}
          problems={attempt.act === 'stay' ? forStayProblems : booking.problems}
          attempt={attempt.count}
          cardLost={card.lost}
          busy={submit.busy || card.asking}
          adding={adding.busy}
          failure={submit.failure}
          onSend={() => void (forStay === null ? send() : addToStay())}
          onAddToStay={() => void addToStay()}
        />
      </Container>
      {card.open && (
        <CardDialog
          amount={<Money cents={totals.total_cents} />}
          testCardsOnly={ours}
          onClose={card.close}
          onPaid={(reference) => {
            card.close()
            void submitBooking(reference)
          }}
        />
      )}
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
    const earliest = booking.earliestOf(tour)
    // The day that was chosen goes along to another tour, if that one can be had then; the first
    // day of the one that is picked was no choice.
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
