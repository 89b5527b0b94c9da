import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { openingHours } from '#domain/hours.ts'
import { offline } from '#offline/offline.ts'
import { takeFromCart, type StoredCartLine } from '#offline/stay-cart.ts'
import { wrongPerson } from '#parts/request-form/problems.ts'
import { StepHead, StepProblems } from '#parts/request-form/step-head.tsx'
import { useSend } from '#parts/request-form/use-send.ts'
import { useWizard } from '#parts/request-form/use-wizard.ts'
import { headingId } from '#parts/request-form/wizard-steps.ts'
import { useHouse } from '#parts/use-house.ts'
import { useOffered } from '#parts/use-offered.ts'
import { Form } from '#ui/form.tsx'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { useValue } from '#ui/use-value.ts'
import { BackButton } from '#ui/wizard-footer.tsx'
import { cartBody, fieldIds } from '../form/form.ts'
import { useCartForm, type CartFormState } from '../form/use-cart-form.ts'
import { useDepartures } from '../departures.ts'
import { sumOf } from '../lines.ts'
import { cartRequest } from '../operations/book-cart.ts'
import { closedLines, notOfferedLines, refusedLines } from '../refused.ts'
import { sentAddress, steps, type Step } from '../steps.ts'
import { useCart } from '../use-cart.ts'
import { useQuote } from '../use-quote.ts'
import { RequestFooter, FORM, type FooterProps } from './request-footer.tsx'
import { StepReview, STOPPED } from './step-review.tsx'
import { StepWhat } from './step-what.tsx'
import { StepYou } from './step-you.tsx'
import { Summary } from './summary.tsx'

/** Steps 1 to 3, each with its address. */
export function Wizard() {
  const { t } = useLingui()
  const state = useCartForm()
  const lines = useCart(state.ready ? (state.changing?.id ?? null) : undefined)
  if (lines === undefined || !state.ready) {
    return (
      <PageBackdrop framed>
        <LoadingText label={t`Loading your stay…`} />
      </PageBackdrop>
    )
  }
  return <Steps state={state} lines={lines} />
}

function Steps({ state, lines }: { state: CartFormState; lines: StoredCartLine[] }) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const house = useHouse()
  const isOffered = useOffered()
  const link = useValue(offline().link)
  const foreign = useValue(offline().host) === 'foreign'
  const { form, change, changing, ids } = state
  const empty = lines.length === 0
  const wizard = useWizard(
    steps,
    wrongPerson(form).map((problem) => ({ ...problem, step: 'you' as const })),
    empty || foreign ? ['what'] : ['what', 'you', 'review'],
  )
  const { step, tried, back, errorOf } = wizard
  const quote = useQuote(lines, step === 'review')
  const client = useQueryClient()
  // Read while the stay is shown, so that it is cached when the guest confirms.
  useDepartures()
  const { busy, failure, submit, leaveTo } = useSend()
  // The cart is emptied before the page is left: the first step must not show meanwhile.
  const [leaving, setLeaving] = useState(false)
  if (!leaving && wizard.instead) return <Navigate to={wizard.instead} replace />

  const quoted = quote.kind === 'quoted' ? quote.quoted : null
  // Without a quote, what is known to be closed at its time or switched off.
  const refused = quoted
    ? refusedLines(quoted)
    : new Map([...closedLines(lines, openingHours(house)), ...notOfferedLines(lines, isOffered)])
  const priced = new Map(quoted?.lines.map(({ line, total }) => [line, total]) ?? [])
  const totalOf = (line: string) =>
    refused.has(line)
      ? null
      : (priced.get(line) ?? lines.find((one) => one.line === line)?.total ?? null)
  const total = quoted?.total ?? sumOf(lines.filter(({ line }) => !refused.has(line)))
  const noCard =
    foreign || house.payments === 'none' ? 'house' : link.state === 'down' ? 'link' : null
  // Nothing is refused, or the guest takes each line that can be booked, and some can.
  const blocked =
    refused.size > 0 && (form.take === 'all' || lines.every(({ line }) => refused.has(line)))

  const confirm = async () => {
    const code = changing?.code ?? ids.code
    const pay = noCard === null ? form.pay : 'counter'
    const body = cartBody({ ...form, pay }, lines, { code, total: quoted?.total ?? null })
    setLeaving(true)
    // Removes only these lines, not what another tab added meanwhile.
    const emptied = () =>
      takeFromCart(
        client,
        lines.map(({ line }) => line),
      )
    const asked = cartRequest(body, lines, house.timezone)
    const sent = await submit(asked, { id: ids.id, changing: changing?.id ?? null }, emptied)
    if (sent) leaveTo(sent, sentAddress, { done: state.leave, state: { pay: pay === 'card' } })
    else setLeaving(false)
  }
  const onward = () => {
    if (!wizard.isRight(fieldIds)) return
    if (step !== 'review') wizard.onward()
    else if (blocked) setTimeout(() => document.getElementById(STOPPED)?.focus())
    else void confirm()
  }

  const foot: FooterProps = {
    step,
    busy: busy,
    changing: changing !== null,
    total,
    count: lines.length - refused.size,
    sure: quoted !== null,
    onBack: back,
  }
  const beside = !empty && !foreign
  const content = (
    <Form id={FORM} aria-labelledby={headingId(steps, step)} className="grid gap-5" onSend={onward}>
      <StepProblems wizard={wizard} ids={fieldIds} />
      {step === 'what' && <StepWhat lines={lines} foreign={foreign} />}
      {step === 'you' && <StepYou form={form} change={change} errorOf={errorOf} />}
      {step === 'review' && (
        <StepReview
          form={form}
          change={change}
          lines={lines}
          quote={quote}
          refused={refused}
          totalOf={totalOf}
          total={total}
          noCard={noCard}
          stopped={blocked && tried > 0}
        />
      )}
      {failure !== null && (
        <NotSaved title={t`Your stay was not saved`} reason={failure} phone={house.phone} />
      )}
    </Form>
  )
  return (
    <>
      <PageBackdrop framed>
        <div className={beside ? 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}>
          <div className="grid min-w-0 gap-5">
            <Heading
              step={step}
              empty={empty}
              bundle={query.get('mode') === 'bundle'}
              onBack={back}
            />
            {changing && <ChangingNote onForget={state.forgetChange} />}
            <StepHead steps={steps} step={step} className="max-w-xl" />
            {step === 'what' ? content : <Card className="lg:p-6">{content}</Card>}
          </div>
          {beside && (
            <aside className="max-lg:hidden">
              <Summary lines={lines} totalOf={totalOf} foot={foot} />
            </aside>
          )}
        </div>
      </PageBackdrop>
      {beside && <RequestFooter {...foot} />}
    </>
  )
}

function Heading({
  step,
  empty,
  bundle,
  onBack,
}: {
  step: Step
  empty: boolean
  bundle: boolean
  onBack: () => void
}) {
  return (
    <header className="grid gap-1">
      {step !== 'what' && (
        <BackButton onBack={onBack} className="-ml-4 justify-self-start lg:hidden" />
      )}
      <h1 className="text-2xl sm:text-3xl">
        {bundle ? <Trans>Make a bundle</Trans> : <Trans>Book</Trans>}
      </h1>
      {step === 'what' && empty && (
        <p className="max-w-2xl text-lg text-ink-soft">
          <Trans>Rooms and services together: paid once, confirmed once.</Trans>
        </p>
      )}
    </header>
  )
}

/** Tells that the sent stay does not change until the guest confirms. */
function ChangingNote({ onForget }: { onForget: () => void }) {
  const { t } = useLingui()
  return (
    <Alert
      tone="info"
      title={t`You are changing a stay that you confirmed`}
      action={
        <Button variant="secondary" onClick={onForget}>
          <Trans>Leave it as it was</Trans>
        </Button>
      }
    >
      <Trans>It stays as it was until you confirm the change.</Trans>
    </Alert>
  )
}
