import { houseMoney } from '#domain/money.ts'
import { offeredExtras } from '#domain/room-price.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useHouse } from '#parts/use-house.ts'
import { StepHead, StepProblems } from '#parts/request-form/step-head.tsx'
import { useAddLine } from '#parts/request-form/use-add-line.ts'
import { useSend } from '#parts/request-form/use-send.ts'
import { useWizard } from '#parts/request-form/use-wizard.ts'
import { headingId } from '#parts/request-form/wizard-steps.ts'
import { Form } from '#ui/form.tsx'
import { AddToStayButton } from '#parts/request-form/add-to-stay-button.tsx'
import type { ForStay } from '#ui/for-stay.ts'
import { focusField } from '#ui/error-summary.tsx'
import { Card } from '#ui/card.tsx'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { BackButton } from '#ui/wizard-footer.tsx'
import type { Room } from '../data.ts'
import { Gallery } from '../detail/gallery.tsx'
import { RoomComing } from '../detail/no-room.tsx'
import { RoomHead } from '../detail/room-head.tsx'
import { RoomInfo } from '../detail/room-info.tsx'
import { useRoomName } from '../parts/use-room-name.ts'
import { bookBody, quoteBody } from './body.ts'
import { RequestFooter, FORM, NextButton } from './request-footer.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import type { StayForm } from './form.ts'
import { extraPrices, priceOf, pricingOf } from './price.ts'
import { roomLine } from './stay-line.ts'
import { PriceTable } from './price-table.tsx'
import { fieldIds, staySteps, steps, stepsOf } from './problems.ts'
import { StepDates } from './step-dates.tsx'
import { StepDetails } from './step-details.tsx'
import { StepExtras } from './step-extras.tsx'
import { StepReview } from './step-review.tsx'
import { StayLine, Summary } from './summary.tsx'
import { useQuote } from './use-quote.ts'
import { useStay, type StepProps } from './use-stay.ts'
import { useStayForm } from './use-stay-form.ts'
import { roomRequest } from './request.ts'

export interface WizardProps {
  room: Room
  /** Name of the form's draft. */
  draft: string
  /** A booking or a cart's line to be changed, as the form begins with it. */
  initial?: StayForm
  /** The operation to change, and its code; null: a new booking. */
  changing?: { id: string; code: string | undefined } | null
  /** The cart that the room goes into, and is sent with; null: the room is booked by itself. */
  forStay?: ForStay | null
}

/** Steps 1 to 4, each with its address; the first is on the room's page itself. */
export function Wizard({ room, draft, initial, changing = null, forStay = null }: WizardProps) {
  const { t } = useLingui()
  const roomName = useRoomName()
  const house = useHouse()
  const state = useStayForm(draft, initial)
  // An extra that the house no longer offers is not asked for, whatever a draft says.
  const typed: StayForm = {
    ...state.form,
    extras: offeredExtras(state.form.extras, extraPrices(house)),
  }
  const stay = useStay(typed, room, forStay !== null)
  const among = forStay === null ? steps.all : staySteps
  const wizard = useWizard(steps, stay.problems, among)
  const { step, back } = wizard
  // Midnight leads back to a day that has passed: why is said at once.
  const hasPassed = stay.asked.check_in !== '' && stay.asked.check_in < stay.today
  const errorOf: StepProps['errorOf'] = (field) =>
    wizard.errorOf(field, (field === 'checkIn' && hasPassed) || undefined)
  const { quote, asking } = useQuote(
    quoteBody(typed, stay.asked, room.id, stay.pricing.currency),
    step === 'review' && stay.problems.length === 0,
  )
  const { busy, failure, submit, leaveTo } = useSend()
  const adding = useAddLine()

  // The person sees and accepts the server's price.
  const pricing = step === 'review' && quote.kind === 'quote' ? quote.pricing : stay.pricing
  if (step !== 'dates' && !state.ready) return <RoomComing />
  if (wizard.instead) return <Navigate to={wizard.instead} replace />

  const addToStay = () => {
    // A cart is in the base currency, whatever currency this page shows (contract/cart.ts).
    const { pricePerNightCents } = room
    const { base } = houseMoney(stay.house)
    const inBase = priceOf(stay.asked, typed.extras, pricePerNightCents, stay.house, base)
    const body = bookBody(typed, stay.asked, {
      roomId: room.id,
      code: state.ids.code,
      pricing: forStay === null ? pricingOf(inBase.charged) : pricing,
    })
    // Go to the cart: to submit the form here again would book the room twice.
    const line = roomLine(body, roomName(room))
    void adding.add(line, forStay, { goThere: true, done: state.leave })
  }
  const confirm = async () => {
    const code = changing?.code ?? state.ids.code
    const body = bookBody(typed, stay.asked, { roomId: room.id, code, pricing })
    const asked = roomRequest(body, roomName(room), stay.house.timezone)
    const sent = await submit(asked, { id: state.ids.id, changing: changing?.id ?? null })
    const at = (id: string) => `/rooms/${encodeURIComponent(room.id)}?step=pay&request=${id}`
    if (sent) leaveTo(sent, at, { done: state.leave })
  }
  const onward = () => {
    if (!wizard.isRight(fieldIds)) return
    if (step === 'review' && quote.kind === 'refused' && quote.promo) {
      // The problem is shown at the field already.
      focusField(fieldIds.promo)
      return
    }
    if (step !== 'review') {
      // Whoever goes on has seen the days.
      state.change({})
      wizard.onward()
    } else if (forStay !== null) addToStay()
    else void confirm()
  }

  const props: StepProps = { form: typed, change: state.change, stay, errorOf }
  const foot = {
    step,
    busy: busy || (forStay !== null && adding.busy),
    changing: changing !== null,
    forStay: forStay !== null,
    onBack: back,
  }
  const form = (
    <Form id={FORM} aria-labelledby={headingId(steps, step)} className="grid gap-5" onSend={onward}>
      <StepProblems wizard={wizard} ids={fieldIds} />
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
    </Form>
  )
  return (
    <main id="main">
      <PageBackdrop>
        {step === 'dates' ? (
          <FirstStep room={room} name={roomName(room)}>
            <StepHead steps={stepsOf(house)} step={step} among={among} />
            {form}
            <div className="grid gap-4 max-lg:hidden">
              {stay.nights > 0 && (
                <PriceTable
                  pricing={pricing}
                  nights={stay.nights}
                  quantity={stay.asked.quantity}
                  baseCents={stay.baseCents}
                />
              )}
              <NextButton {...foot} block />
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
              <StepHead steps={stepsOf(house)} step={step} among={among} level={1} />
              <Card className="lg:p-6">{form}</Card>
            </div>
            <aside className="max-lg:hidden">
              <Summary stay={stay} pricing={pricing} foot={foot} />
            </aside>
          </div>
        )}
      </PageBackdrop>
      <RequestFooter {...foot} pricing={pricing} baseCents={stay.baseCents} nights={stay.nights} />
    </main>
  )
}

/**
 * The room, with the first step in a card beside it (on phones between pictures and description).
 */
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
