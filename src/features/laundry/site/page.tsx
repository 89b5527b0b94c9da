import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from 'react-router-dom'
import { laundry } from '#contract/services/laundry.ts'
import { laundryStatuses } from '#domain/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { codeOf, useOwn } from '#parts/own-requests.ts'
import { problemsForStay } from '#parts/request-form/problems.ts'
import { RequestPage, type RequestScreenProps } from '#parts/request-form/request-page.tsx'
import { StepHead } from '#parts/request-form/step-head.tsx'
import { useAddLine } from '#parts/request-form/use-add-line.ts'
import { useSend } from '#parts/request-form/use-send.ts'
import { useWizard } from '#parts/request-form/use-wizard.ts'
import { headingId } from '#parts/request-form/wizard-steps.ts'
import { RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { SentPage } from '#parts/sent-page.tsx'
import { Form } from '#ui/form.tsx'
import { AddToStayButton } from '#parts/request-form/add-to-stay-button.tsx'
import { Card } from '#ui/card.tsx'
import { DawnHeader } from '#ui/dawn-header.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { Container } from '#ui/page.tsx'
import { RestoredLine } from '#ui/restored-line.tsx'
import { ParkedPanel } from '#ui/sync-status-panel.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { StatusProgress } from '#ui/status-progress.tsx'
import { BackButton } from '#ui/wizard-footer.tsx'
import {
  bodyOf,
  laundryOrders,
  stayLineOf,
  steps,
  type LaundryForm,
  type Step,
} from '../form/form.ts'
import {
  laundryDetail,
  laundryRequest,
  laundryTitle,
  placeLaundryDescriptor,
} from '../operations/place.ts'
import { LaundryRefusal, laundryStatusLabels, SentSummary } from '../requests.tsx'
import { RequestFooter, FORM, Missing, QuotePanel, type FooterProps } from './request-footer.tsx'
import { StepServices } from './step-services.tsx'
import { StepDetails, StepReview, StepSchedule } from './steps.tsx'
import { useLaundry, type StepProps } from './use-laundry.ts'

/** /laundry (spec 2 §2); `?step=services|schedule|details|review` are its four steps. */
export default function LaundryPage() {
  const { t } = useLingui()
  const loading = t`Loading your order…`
  return (
    <RequestPage
      service={laundry}
      kind={laundryOrders}
      loading={loading}
      gone={<Trans>This order can no longer be changed here</Trans>}
      picture={<DrawnBasket />}
      renderScreen={(props) => <Wizard {...props} />}
      renderSent={(id) => (
        <SentPage
          id={id}
          title={t`Your laundry`}
          loading={loading}
          other={{ to: '/laundry', label: <Trans>Order something else</Trans> }}
          renderPanel={(operation) => <LaundryStatusPanel operation={operation} />}
          renderFacts={(operation) => <SentSummary operation={operation} />}
          factsLabel={t`What was ordered`}
        />
      )}
    />
  )
}

const bodies = {
  services: StepServices,
  schedule: StepSchedule,
  details: StepDetails,
  review: StepReview,
} satisfies Record<Step, (props: StepProps) => unknown>

/** The four steps, each with its address, and the quote beside them. */
function Wizard({ state, names, changing, forStay }: RequestScreenProps<LaundryForm>) {
  const { t, i18n } = useLingui()
  const its = useLaundry(state.form)
  const { house, quote, schedule } = its
  const { busy, failure, submit, leaveTo } = useSend()
  const adding = useAddLine()
  const open = forStay ? problemsForStay(its.problems) : its.problems
  const wizard = useWizard(steps, open)
  const { step, problems, back } = wizard

  const waits = step !== 'services' && (!state.ready || its.list.pending)
  if (!waits && wizard.instead) return <Navigate to={wizard.instead} replace />

  const detail = laundryDetail(quote.lines.map(({ service, qty }) => ({ ...service, qty })))
  const addToStay = () => {
    // Nobody is named in the joined notes: the whole stay names the guest.
    const nameless = { ...state.form, name: '', phone: '', email: '' }
    const body = bodyOf(nameless, { code: '', schedule, quote })
    const line = stayLineOf(body, { title: i18n._(laundryTitle(body)), detail })
    void adding.add(line, forStay, { done: state.leave, goThere: true })
  }
  const confirm = async () => {
    const body = bodyOf(state.form, { code: names.code, schedule, quote })
    const sent = await submit(laundryRequest(body, detail, house.timezone), names)
    if (sent) leaveTo(sent, (id) => `/laundry?step=sent&id=${id}`, { done: state.leave })
  }
  const onward = () => {
    if (problems.length > 0 || busy) return
    if (step !== 'review') wizard.onward()
    else if (forStay) addToStay()
    else void confirm()
  }

  const Body = bodies[step]
  const footer: FooterProps = {
    step,
    quote,
    express: state.form.express,
    problems: waits ? open : problems,
    busy: busy || (forStay !== null && adding.busy),
    act: forStay ? 'stay' : changing ? 'change' : 'book',
    onBack: back,
  }
  return (
    <main id="main">
      <title>{`${t`Laundry`} – ${house.name}`}</title>
      <DawnHeader className="pt-[calc(var(--over-page)+1.5rem)] pb-6">
        <h1 className="text-2xl sm:text-3xl">
          {changing ? <Trans>Change your laundry</Trans> : <Trans>Laundry</Trans>}
        </h1>
        {step === 'services' && (
          <p className="max-w-xl text-lg text-ink-soft">
            <Trans>Washed and ironed, fetched from your door and brought back.</Trans>
          </p>
        )}
      </DawnHeader>
      <Container className="grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          {step !== 'services' && (
            <BackButton onBack={back} className="-mb-3 -ml-4 w-fit lg:hidden" />
          )}
          <StepHead steps={steps} step={step} />
          {state.restored && step === 'services' && (
            <RestoredLine onReset={changing ? null : () => state.reset(false)} />
          )}
          <Card className="lg:p-6">
            <Form
              id={FORM}
              aria-labelledby={headingId(steps, step)}
              className="grid gap-5"
              onSend={onward}
            >
              {waits ? (
                <LoadingText label={t`Loading your order…`} />
              ) : (
                <Body
                  form={state.form}
                  change={state.change}
                  laundry={its}
                  forStay={forStay !== null}
                  // A field that is only still empty is named once, above the button.
                  errorOf={(field) => wizard.errorOf(field, step !== 'details')}
                />
              )}
              {/* Problems of times are shown at their fields. */}
              {!waits && !its.list.pending && step !== 'schedule' && (
                <Missing problems={problems} />
              )}
              {failure !== null && (
                <NotSaved
                  title={t`Your order was not saved`}
                  reason={failure}
                  phone={house.phone}
                />
              )}
            </Form>
          </Card>
          {step === 'review' && !changing && !forStay && (
            <AddToStayButton busy={adding.busy} onAdd={addToStay} />
          )}
        </div>
        <QuotePanel {...footer} />
      </Container>
      <RequestFooter {...footer} />
    </main>
  )
}

const PROGRESS_STATUSES = laundryStatuses.filter((status) => status !== 'cancelled')

/**
 * The status of laundry, never further than it is. The documents' text once the house has confirmed
 * it; for another host, which sends no state, once it has accepted it.
 */
export function LaundryStatusPanel({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const order = useOwn(laundry, operation)
  const waits = order === null || order.status === 'pending'
  const isCancelled = order?.status === 'cancelled'
  return (
    <RequestStatusPanel
      operation={operation}
      level={1}
      over={<Trans>This order was taken back</Trans>}
      parked={
        <ParkedPanel
          level={1}
          reason={operation.parkReason}
          check={i18n._(placeLaundryDescriptor.check)}
          refusal={
            <>
              <p>
                <LaundryRefusal operation={operation} />
              </p>
              <p>
                <Trans>Nobody comes for it yet. Open your request to see what you can do.</Trans>
              </p>
            </>
          }
        />
      }
      saved={
        <Trans>
          We can collect it only once the house has your order. If it is urgent, please call.
        </Trans>
      }
      stage={order?.stage === 'over' ? 'confirmed' : order?.stage}
      title={order && waits ? null : <Trans>Laundry booked!</Trans>}
      label={
        isCancelled
          ? i18n._(laundryStatusLabels.cancelled)
          : waits && <Trans>We’ve received your request. We’ll confirm shortly.</Trans>
      }
      reason={order?.reason}
      progress={
        !waits && (
          <StatusProgress
            names={PROGRESS_STATUSES.map((status) => i18n._(laundryStatusLabels[status]))}
            at={PROGRESS_STATUSES.findIndex((status) => status === order.status)}
          />
        )
      }
      // Another host knows nothing of our codes.
      code={order ? codeOf(laundry, operation) : ''}
      codeLabels={
        <Trans>
          Keep this code. With it and your phone number or e-mail you can find or cancel the order.
        </Trans>
      }
    />
  )
}
