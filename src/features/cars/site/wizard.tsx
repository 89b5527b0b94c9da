import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Kept } from '#offline/reads/types.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorSummary, focusField } from '#ui/error-summary.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import type { Car } from '../data.ts'
import { rentBody } from '../form/body.ts'
import { fieldIds, furthestStep, problemsForStay, type Problem } from '../form/problems.ts'
import { stepAfter, stepBefore, stepOf, steps, stepSearch, staySteps, type Step } from '../steps.ts'
import type { StepProps } from './fields.ts'
import { AddToStayButton } from '#ui/add-to-stay-button.tsx'
import type { ForStay } from '#ui/for-stay.ts'
import { BackButton } from '#ui/wizard-foot.tsx'
import { Foot, FORM, type FootProps } from './foot.tsx'
import { Ground } from './ground.tsx'
import { CarsComing } from './no-cars.tsx'
import { Quote } from './quote.tsx'
import { StepCar } from './step-car.tsx'
import { StepDetails } from './step-details.tsx'
import { headingId, StepHeading, StepList } from './step-list.tsx'
import { StepReview } from './step-review.tsx'
import { StepSchedule } from './step-schedule.tsx'
import { PaidNote } from './paid-note.tsx'
import { useAddRental } from './use-add-rental.ts'
import type { RentalFormState } from './use-rental-form.ts'
import { useRental } from './use-rental.ts'
import { useSubmit } from './use-submit.ts'

export interface WizardProps {
  list: Kept<Car>
  state: RentalFormState
  /** The operation that is changed, and its code; null: a new rental. */
  changing: { id: string; code: string } | null
  /** It goes with the rest of a stay. */
  forStay: ForStay | null
}

/** Steps 1 to 4, each with its address, the instant quote beside them; for a stay 3 of them. */
export function Wizard({ list, state, changing, forStay }: WizardProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const location = useLocation()
  const [query] = useSearchParams()
  const step = stepOf(query)
  const rental = useRental(state.form, list)
  const submit = useSubmit(rental.house.timezone)
  const adding = useAddRental()
  const among = forStay ? staySteps : steps
  const open = forStay ? problemsForStay(rental.problems) : rental.problems
  const furthest = furthestStep(open)
  const [attempt, setAttempt] = useState<{ step: Step; count: number }>({ step, count: 0 })
  useStepFocus(step)

  if (step !== 'car' && !state.ready) return <CarsComing />
  if (!among.includes(step) || among.indexOf(step) > among.indexOf(furthest)) {
    return <Navigate to={{ search: stepSearch(query, furthest) }} replace />
  }

  const problems = open.filter((problem) => problem.step === step)
  const tried = attempt.step === step ? attempt.count : 0
  const shown = tried === 0 ? [] : problems
  const errorOf: StepProps['errorOf'] = (field) => {
    const problem = shown.find((one) => one.field === field)
    return problem && i18n._(problem.text)
  }

  const { car, outing } = rental
  const addToStay = async () => {
    if (car === null) return
    const body = rentBody(state.form, car, outing, state.ids.code)
    await adding.add(body, car.name, forStay, state.leave)
  }
  const confirm = async () => {
    if (car === null) return
    const body = rentBody(state.form, car, outing, changing?.code ?? state.ids.code)
    const ids = { id: state.ids.id, changing: changing?.id ?? null }
    const result = await submit.submit({ body, carName: car.name }, ids)
    if (result === null) return
    state.leave()
    const to =
      'saved' in result
        ? `/car-rental?step=payment&request=${result.saved}`
        : `/requests/${result.tooLate}`
    // In place of the review: Back must not come to a form that was sent.
    void navigate(to, { replace: true })
    scrollTo(0, 0)
  }
  const onward = () => {
    setAttempt({ step, count: tried + 1 })
    const [first] = problems
    if (first) {
      // After the summary has spoken: the first thing to mend.
      if (step !== 'car') setTimeout(() => focusField(fieldIds[first.field]))
      return
    }
    if (step === 'review') void (forStay ? addToStay() : confirm())
    else
      void navigate(
        { search: stepSearch(query, stepAfter(step, among)) },
        { state: { onward: true } },
      )
  }
  const back = () => {
    const { onward: came } = (location.state ?? {}) as { onward?: boolean }
    if (came) void navigate(-1)
    else void navigate({ search: stepSearch(query, stepBefore(step, among)) }, { replace: true })
  }

  const props: StepProps = { form: state.form, change: state.change, rental, errorOf }
  const foot: FootProps = {
    step,
    busy: submit.busy || (forStay !== null && adding.busy),
    act: forStay ? 'stay' : changing ? 'change' : 'rent',
    onBack: back,
  }
  // On the other steps the days say from when they are.
  const kept = step === 'car' && (list.cause || list.refusal)
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
      <Problems step={step} problems={shown} attempt={tried} />
      {step === 'car' && <StepCar {...props} />}
      {step === 'schedule' && <StepSchedule {...props} />}
      {step === 'details' && <StepDetails {...props} />}
      {step === 'review' && <StepReview {...props} forStay={forStay !== null} />}
      {submit.failure !== null && (
        <NotSaved
          title={t`Your rental was not saved`}
          reason={submit.failure}
          phone={rental.house.phone}
        />
      )}
    </form>
  )
  return (
    <main id="main">
      <Ground>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-5">
            <header className="grid gap-1">
              {step !== 'car' && (
                <BackButton onBack={back} className="-ml-4 justify-self-start lg:hidden" />
              )}
              <h1 className="text-2xl sm:text-3xl">
                {changing ? <Trans>Change your rental</Trans> : <Trans>Car rental</Trans>}
              </h1>
              {step === 'car' && (
                <p className="max-w-xl text-lg text-ink-soft">
                  <Trans>
                    Choose a car, say when and where. It also works while the link is down.
                  </Trans>
                </p>
              )}
              {kept && <AsOf at={list.asOf} />}
            </header>
            <PaidNote />
            <StepList step={step} among={among} />
            <StepHeading step={step} among={among} />
            {step === 'car' ? form : <Card className="lg:p-6">{form}</Card>}
            {step === 'review' && !changing && !forStay && (
              <AddToStayButton busy={adding.busy} onAdd={() => void addToStay()} />
            )}
          </div>
          <aside className="max-lg:hidden" aria-label={t`Instant quote`}>
            <Quote form={state.form} rental={rental} foot={foot} />
          </aside>
        </div>
      </Ground>
      <Foot {...foot} rental={rental} />
    </main>
  )
}

function Problems({
  step,
  problems,
  attempt,
}: {
  step: Step
  problems: readonly Problem[]
  attempt: number
}) {
  const { i18n } = useLingui()
  const title =
    step === 'car' ? (
      <Trans>Pick a car</Trans>
    ) : problems.length === 1 ? (
      <Trans>One thing is missing</Trans>
    ) : undefined
  return (
    <ErrorSummary
      attempt={attempt}
      title={title}
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
