import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Card } from '#ui/card.tsx'
import { Container } from '#ui/page.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { bodyOf } from '../form/body.ts'
import { stepAfter, stepBefore, stepOf, steps, stepSearch, type Step } from '../form/steps.ts'
import { laundryDetail } from '../operations/words.ts'
import { AddToStayButton } from '#ui/add-to-stay-button.tsx'
import type { ForStay } from '#ui/for-stay.ts'
import { BackButton } from '#ui/wizard-foot.tsx'
import { furthestStep, problemsForStay } from '../form/problems.ts'
import { Foot, FORM, QuotePanel, type FootProps } from './foot.tsx'
import { useAddLaundry } from './use-add-laundry.ts'
import { Missing } from './missing.tsx'
import { RestoredLine } from '#ui/restored-line.tsx'
import { StepDetails } from './step-details.tsx'
import { headingId, StepHeading, StepList } from './step-list.tsx'
import type { StepProps } from './step-props.ts'
import { StepReview } from './step-review.tsx'
import { StepSchedule } from './step-schedule.tsx'
import { StepServices } from './step-services.tsx'
import { Top } from './top.tsx'
import { useLaundry } from './use-laundry.ts'
import type { LaundryFormState } from './use-laundry-form.ts'
import { useSubmit } from './use-submit.ts'

const bodies = {
  services: StepServices,
  schedule: StepSchedule,
  details: StepDetails,
  review: StepReview,
} satisfies Record<Step, (props: StepProps) => unknown>

/** The four steps, each with its address, and the quote beside them. */
export function Wizard({
  state,
  changing,
  forStay,
}: {
  state: LaundryFormState
  /** The operation that is changed, and its code; null: a new order. */
  changing: { id: string; code: string } | null
  /** It goes with the rest of a stay. */
  forStay: ForStay | null
}) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const location = useLocation()
  const [query] = useSearchParams()
  const step = stepOf(query)
  const laundry = useLaundry(state.form)
  const { house, quote, schedule } = laundry
  const submit = useSubmit(house.timezone)
  const adding = useAddLaundry()
  const open = forStay ? problemsForStay(laundry.problems) : laundry.problems
  const furthest = furthestStep(open)
  useStepFocus(step)

  const waits = step !== 'services' && (!state.ready || laundry.list.pending)
  if (!waits && steps.indexOf(step) > steps.indexOf(furthest)) {
    return <Navigate to={{ search: stepSearch(query, furthest) }} replace />
  }

  const problems = open.filter((problem) => problem.step === step)
  const errorOf: StepProps['errorOf'] = (field) => {
    // What is merely not typed yet is said once, above the button.
    if (step === 'details') return undefined
    const problem = problems.find((one) => one.field === field)
    return problem && i18n._(problem.text)
  }
  const detail = laundryDetail(quote.lines.map(({ service, qty }) => ({ ...service, qty })))
  const addToStay = () =>
    adding.add(state.form, { schedule, quote }, detail, { forStay, done: state.leave })
  const confirm = async () => {
    const code = changing?.code ?? state.ids.code
    const result = await submit.submit(bodyOf(state.form, { code, schedule, quote }), {
      id: state.ids.id,
      changing: changing?.id ?? null,
      detail,
    })
    if (result === null) return
    state.leave()
    const to =
      'saved' in result ? `/laundry?step=sent&id=${result.saved}` : `/requests/${result.tooLate}`
    // In place of the review: Back must not come to a form that was sent.
    void navigate(to, { replace: true })
    scrollTo(0, 0)
  }
  const onward = () => {
    if (problems.length > 0 || submit.busy) return
    if (step === 'review') void (forStay ? addToStay() : confirm())
    else void navigate({ search: stepSearch(query, stepAfter(step)) }, { state: { onward: true } })
  }
  const back = () => {
    const { onward: came } = (location.state ?? {}) as { onward?: boolean }
    if (came) void navigate(-1)
    else void navigate({ search: stepSearch(query, stepBefore(step)) }, { replace: true })
  }

  const Body = bodies[step]
  const foot: FootProps = {
    step,
    quote,
    express: state.form.express,
    problems: waits ? open : problems,
    busy: submit.busy || (forStay !== null && adding.busy),
    act: forStay ? 'stay' : changing ? 'change' : 'book',
    onBack: back,
  }
  return (
    <main id="main">
      <title>{`${t`Laundry`} – ${house.name}`}</title>
      <Top changing={changing !== null} short={step !== 'services'} />
      <Container className="grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          {step !== 'services' && (
            <BackButton onBack={back} className="-mb-3 -ml-4 w-fit lg:hidden" />
          )}
          <StepList step={step} />
          <StepHeading step={step} />
          {state.restored && step === 'services' && (
            <RestoredLine onReset={changing === null ? state.reset : null} />
          )}
          <Card className="lg:p-6">
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
              {waits ? (
                <LoadingRegion label={t`Loading your order…`}>
                  <SkeletonText lines={5} />
                </LoadingRegion>
              ) : (
                <Body
                  form={state.form}
                  change={state.change}
                  laundry={laundry}
                  forStay={forStay !== null}
                  errorOf={errorOf}
                />
              )}
              {/* Times say it at their fields. */}
              {!waits && step !== 'schedule' && <Missing problems={problems} />}
              {submit.failure !== null && (
                <NotSaved
                  title={t`Your order was not saved`}
                  reason={submit.failure}
                  phone={house.phone}
                />
              )}
            </form>
          </Card>
          {step === 'review' && !changing && !forStay && (
            <AddToStayButton busy={adding.busy} onAdd={() => void addToStay()} />
          )}
          {step === 'review' && !forStay && (
            <p className="text-sm text-ink-soft">
              <Trans>It also works while the link is down: it is sent as soon as it is back.</Trans>
            </p>
          )}
        </div>
        <QuotePanel {...foot} />
      </Container>
      <Foot {...foot} />
    </main>
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
