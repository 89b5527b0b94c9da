import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useSend } from '#parts/request-form/use-send.ts'
import { AddToStayButton } from '#ui/add-to-stay-button.tsx'
import type { ForStay } from '#ui/for-stay.ts'
import { HillLines } from '#ui/hill-lines.tsx'
import { ErrorSummary, focusField } from '#ui/error-summary.tsx'
import { Card } from '#ui/card.tsx'
import { Container } from '#ui/page.tsx'
import type { Room } from '../data.ts'
import { Gallery } from '../detail/gallery.tsx'
import { RoomComing } from '../detail/no-room.tsx'
import { RoomHead } from '../detail/room-head.tsx'
import { RoomInfo } from '../detail/room-info.tsx'
import { useRoomName } from '../parts/use-room-name.ts'
import { bookBody, quoteBody } from './body.ts'
import type { StepProps } from './fields.ts'
import { BackButton, Foot, FORM, Onward } from './foot.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { priceOf, pricingOf } from './price.ts'
import { roomLine } from './stay-line.ts'
import { PriceTable } from './price-table.tsx'
import { fieldIds, type Problem } from './problems.ts'
import { StepDates } from './step-dates.tsx'
import { StepDetails } from './step-details.tsx'
import { StepExtras } from './step-extras.tsx'
import { headingId, StepHeading, StepList } from './step-list.tsx'
import { StepReview } from './step-review.tsx'
import { stepAfter, stepBefore, stepOf, stepSearch, stepsOf, type Step } from './steps.ts'
import { StayLine, Summary } from './summary.tsx'
import { useQuote } from './use-quote.ts'
import { useStay } from './use-stay.ts'
import type { StayFormState } from './use-stay-form.ts'
import { useAddRoom } from './use-add-room.ts'
import { roomRequest } from './request.ts'

export interface WizardProps {
  room: Room
  state: StayFormState
  /** The house's day. */
  today: string
  /** The operation that is changed, and its code; null: a new booking. */
  changing: { id: string; code: string } | null
  /** It goes with the rest of a stay, and is sent with that; null: by itself. */
  forStay: ForStay | null
}

/** Steps 1 to 4, each with its address; the first stands beside the room itself. */
export function Wizard({ room, state, today, changing, forStay }: WizardProps) {
  const { t, i18n } = useLingui()
  const roomName = useRoomName()
  const navigate = useNavigate()
  const location = useLocation()
  const [query] = useSearchParams()
  const step = stepOf(query)
  const steps = stepsOf(query)
  const stay = useStay(state.form, room, today, forStay !== null)
  const { quote, asking } = useQuote(
    quoteBody(state.form, stay.asked, room.id, stay.pricing.currency),
    step === 'review' && stay.problems.length === 0,
  )
  const { busy, failure, submit, leaveTo } = useSend()
  const adding = useAddRoom()
  const [attempt, setAttempt] = useState<{ step: Step; count: number }>({ step, count: 0 })
  useStepFocus(step)

  // What the house says it charges is what is shown and agreed to.
  const pricing = step === 'review' && quote.kind === 'quote' ? quote.pricing : stay.pricing
  if (step !== 'dates' && !state.ready) return <RoomComing />
  if (steps.indexOf(step) > steps.indexOf(stay.furthest)) {
    return <Navigate to={{ search: stepSearch(query, stay.furthest) }} replace />
  }

  const problems = stay.problems.filter((problem) => problem.step === step)
  const tried = attempt.step === step ? attempt.count : 0
  const shown = tried === 0 ? [] : problems
  const errorOf: StepProps['errorOf'] = (field) => {
    const problem = shown.find((one) => one.field === field)
    return problem && i18n._(problem.text)
  }

  const addToStay = () => {
    // A stay is in dollars, whatever this page shows (contract/cart.ts).
    const { pricePerNightCents } = room
    const dollars = priceOf(stay.asked, state.form.extras, pricePerNightCents, stay.house, 'USD')
    const body = bookBody(state.form, stay.asked, {
      roomId: room.id,
      code: state.ids.code,
      pricing: forStay === null ? pricingOf(dollars.charged) : pricing,
    })
    // There it is seen with the rest: here the same form would book it once more.
    void adding.add(roomLine(body, roomName(room)), forStay ?? { line: null }, state.leave)
  }
  const confirm = async () => {
    const code = changing?.code ?? state.ids.code
    const body = bookBody(state.form, stay.asked, { roomId: room.id, code, pricing })
    const asked = roomRequest(body, roomName(room), stay.house.timezone)
    const sent = await submit(asked, { id: state.ids.id, changing: changing?.id ?? null })
    const at = (id: string) => `/rooms/${encodeURIComponent(room.id)}?step=pay&request=${id}`
    if (sent) leaveTo(sent, at, { done: state.leave })
  }
  const onward = () => {
    setAttempt({ step, count: tried + 1 })
    const [first] = problems
    if (first) {
      // After the summary has spoken: the first thing to mend.
      setTimeout(() => focusField(fieldIds[first.field]))
      return
    }
    if (step === 'review' && quote.kind === 'refused' && quote.promo) {
      // What is wrong with it stands at the field already.
      focusField(fieldIds.promo)
      return
    }
    if (step === 'review' && forStay !== null) addToStay()
    else if (step === 'review') void confirm()
    else
      void navigate(
        { search: stepSearch(query, stepAfter(step, steps)) },
        { state: { onward: true } },
      )
  }
  const back = () => {
    const { onward: came } = (location.state ?? {}) as { onward?: boolean }
    if (came) void navigate(-1)
    else void navigate({ search: stepSearch(query, stepBefore(step, steps)) }, { replace: true })
  }

  const props: StepProps = { form: state.form, change: state.change, stay, errorOf }
  const foot = {
    step,
    busy: busy || (forStay !== null && adding.busy),
    changing: changing !== null,
    forStay: forStay !== null,
    onBack: back,
  }
  const form = (
    <form
      id={FORM}
      noValidate
      aria-labelledby={headingId(step)}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onward()
      }}
    >
      <Problems problems={shown} attempt={tried} />
      {step === 'dates' && <StepDates {...props} />}
      {step === 'extras' && <StepExtras {...props} />}
      {step === 'details' && <StepDetails {...props} />}
      {step === 'review' && (
        <StepReview
          {...props}
          quote={quote}
          asking={asking}
          pricing={pricing}
          forStay={forStay !== null}
        />
      )}
      {step === 'review' && forStay === null && changing === null && (
        <AddToStayButton busy={adding.busy} onAdd={addToStay} />
      )}
      {failure !== null && (
        <NotSaved title={t`Your booking was not saved`} reason={failure} phone={stay.house.phone} />
      )}
    </form>
  )
  return (
    <main id="main">
      <Ground>
        {step === 'dates' ? (
          <FirstStep room={room} name={roomName(room)}>
            <StepList step={step} />
            <StepHeading step={step} />
            {form}
            <div className="grid gap-4 max-lg:hidden">
              {stay.nights > 0 && (
                <PriceTable
                  pricing={pricing}
                  nights={stay.nights}
                  quantity={stay.asked.quantity}
                  dollars={stay.dollars}
                />
              )}
              <Onward {...foot} block />
            </div>
          </FirstStep>
        ) : (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 gap-5">
              <div className="lg:hidden">
                <BackButton onBack={back} className="-ml-4" />
                <p className="mt-1 font-display text-lg font-semibold">{roomName(room)}</p>
                <StayLine stay={stay} />
              </div>
              <StepList step={step} />
              <StepHeading step={step} level={1} />
              <Card className="lg:p-6">{form}</Card>
            </div>
            <aside className="max-lg:hidden">
              <Summary stay={stay} pricing={pricing} foot={foot} />
            </aside>
          </div>
        )}
      </Ground>
      <Foot {...foot} pricing={pricing} dollars={stay.dollars} nights={stay.nights} />
    </main>
  )
}

/** The page's ground: dawn behind the header, fading out. */
export function Ground({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate overflow-x-clip">
      <div className="absolute inset-x-0 top-0 -z-10 h-72 overflow-hidden bg-linear-to-b from-dawn to-ground">
        <HillLines className="absolute -top-10 right-0 h-80 w-2xl text-ridge-mid/40" />
      </div>
      <Container className="pt-[calc(var(--over-page)+1.25rem)] pb-16">{children}</Container>
    </div>
  )
}

/** The room, and in a card beside it (on phones between pictures and description) its first step. */
function FirstStep({ room, name, children }: { room: Room; name: string; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-4">
        <Gallery paths={room.imagePaths} name={name} />
        <RoomHead room={room} name={name} />
      </div>
      <Card
        as="section"
        aria-label={t`Book this room`}
        className="grid gap-5 max-lg:overflow-visible lg:sticky lg:top-[calc(var(--over-page)+1rem)] lg:row-span-2 lg:max-h-[calc(100dvh-var(--over-page)-2rem)] lg:overflow-y-auto lg:overscroll-contain"
      >
        {children}
      </Card>
      <RoomInfo room={room} />
    </div>
  )
}

function Problems({ problems, attempt }: { problems: readonly Problem[]; attempt: number }) {
  const { i18n } = useLingui()
  return (
    <ErrorSummary
      attempt={attempt}
      title={problems.length === 1 ? <Trans>One thing is missing</Trans> : undefined}
      errors={problems.map(({ field, text }) => ({ id: fieldIds[field], message: i18n._(text) }))}
    />
  )
}

/** A new step begins at its heading; Back leaves the page where it was. */
function useStepFocus(step: Step) {
  const [first] = useState(step)
  const [moved, setMoved] = useState(false)
  if (!moved && step !== first) setMoved(true)
  useEffect(() => {
    if (!moved) return
    scrollTo(0, 0)
    document.getElementById(headingId(step))?.focus({ preventScroll: true })
  }, [moved, step])
}
