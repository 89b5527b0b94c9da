import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from 'react-router-dom'
import type { Cached } from '#offline/reads/types.ts'
import { problemsForStay } from '#parts/request-form/problems.ts'
import type { RequestScreenProps } from '#parts/request-form/request-page.tsx'
import { StepHead, StepProblems } from '#parts/request-form/step-head.tsx'
import { useAddLine } from '#parts/request-form/use-add-line.ts'
import { useSend } from '#parts/request-form/use-send.ts'
import { useWizard } from '#parts/request-form/use-wizard.ts'
import { headingId } from '#parts/request-form/wizard-steps.ts'
import { Form } from '#ui/form.tsx'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { AddToStayButton } from '#parts/request-form/add-to-stay-button.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Card } from '#ui/card.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { PersonFields } from '#parts/request-form/person-fields.tsx'
import { BackButton } from '#ui/wizard-footer.tsx'
import type { Car } from '../data.ts'
import { rentBody, stayLineOf } from '../form/body.ts'
import type { RentalForm } from '../form/form.ts'
import { fieldIds, staySteps, steps } from '../form/problems.ts'
import { rentRequest } from '../operations/rent-car.ts'
import { CarsComing } from './no-cars.tsx'
import { PaidNote } from './paid-note.tsx'
import { RequestFooter, FORM, Quote, type FooterProps } from './quote.tsx'
import { StepCar } from './step-car.tsx'
import { StepReview } from './step-review.tsx'
import { StepSchedule } from './step-schedule.tsx'
import { useRental, type StepProps } from './use-rental.ts'

/** Steps 1 to 4, each with its address, the instant quote beside them; for a stay 3 of them. */
export function Wizard({
  list,
  state,
  names,
  changing,
  forStay,
}: RequestScreenProps<RentalForm> & { list: Cached<Car> }) {
  const { t } = useLingui()
  const rental = useRental(state.form, list)
  const { busy, failure, submit, leaveTo } = useSend()
  const adding = useAddLine()
  const among = forStay ? staySteps : steps.all
  const open = forStay ? problemsForStay(rental.problems) : rental.problems
  const wizard = useWizard(steps, open, among)
  const { step, back } = wizard

  if (step !== 'car' && !state.ready) return <CarsComing />
  if (wizard.instead) return <Navigate to={wizard.instead} replace />

  const { car, period, house } = rental
  const addToStay = () => {
    if (car === null) return
    const body = rentBody(state.form, car, rental, names.code)
    const { pickup_time: time } = period
    const place = body.locations.pickup
    const line = stayLineOf(body, { title: car.name, detail: t`Pick-up at ${time}, ${place}` })
    void adding.add(line, forStay, { done: state.leave, goThere: true })
  }
  const confirm = async () => {
    if (car === null) return
    const body = rentBody(state.form, car, rental, names.code)
    const sent = await submit(rentRequest(body, car.name, house.timezone), names)
    const at = (id: string) => `/car-rental?step=payment&request=${id}`
    if (sent) leaveTo(sent, at, { done: state.leave })
  }
  const onward = () => {
    // On the car step the error summary is enough.
    if (!wizard.isRight(step === 'car' ? null : fieldIds)) return
    if (step !== 'review') wizard.onward()
    else if (forStay) addToStay()
    else void confirm()
  }

  const props: StepProps = {
    form: state.form,
    change: state.change,
    rental,
    errorOf: wizard.errorOf,
  }
  const footer: FooterProps = {
    step,
    busy: busy || (forStay !== null && adding.busy),
    act: forStay ? 'stay' : changing ? 'change' : 'rent',
    onBack: back,
  }
  // The other steps show the age of the days themselves.
  const isCached = step === 'car' && (list.cause || list.refusal)
  const form = (
    <Form id={FORM} aria-labelledby={headingId(steps, step)} className="grid gap-5" onSend={onward}>
      <StepProblems
        wizard={wizard}
        ids={fieldIds}
        title={step === 'car' ? <Trans>Pick a car</Trans> : undefined}
      />
      {step === 'car' && <StepCar {...props} />}
      {step === 'schedule' && <StepSchedule {...props} />}
      {step === 'details' && (
        <div className="grid gap-4">
          <PersonFields
            ids={fieldIds}
            person={state.form}
            change={state.change}
            errorOf={wizard.errorOf}
            emailHint={t`For the confirmation.`}
          />
        </div>
      )}
      {step === 'review' && <StepReview {...props} forStay={forStay !== null} />}
      {failure !== null && (
        <NotSaved title={t`Your rental was not saved`} reason={failure} phone={house.phone} />
      )}
    </Form>
  )
  return (
    <main id="main">
      <PageBackdrop>
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
                  <Trans>Choose a car, say when and where.</Trans>
                </p>
              )}
              {isCached && <AsOf at={list.asOf} />}
            </header>
            <PaidNote />
            <StepHead steps={steps} step={step} among={among} className="max-w-xl" />
            {step === 'car' ? form : <Card className="lg:p-6">{form}</Card>}
            {step === 'review' && !changing && !forStay && (
              <AddToStayButton busy={adding.busy} onAdd={addToStay} />
            )}
          </div>
          <aside className="max-lg:hidden" aria-label={t`Instant quote`}>
            <Quote form={state.form} rental={rental} footer={footer} />
          </aside>
        </div>
      </PageBackdrop>
      <RequestFooter {...footer} rental={rental} />
    </main>
  )
}
