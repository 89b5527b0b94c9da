import { Trans, useLingui } from '@lingui/react/macro'
import { AddToStayButton } from '#ui/add-to-stay-button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { PanelForm } from '#ui/panel-form.tsx'
import type { NotSavedReason } from '#ui/use-saving.ts'
import { fieldIds, type Problem } from '../form/problems.ts'
import type { TourFormState } from '../form/use-tour-form.ts'
import { BookingFoot } from './booking-foot.tsx'
import { CustomerFields } from './customer-fields.tsx'
import type { FieldsProps } from './fields.ts'
import { ExtrasFields } from './extras-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { TourFields } from './tour-fields.tsx'
import type { Booking } from './use-booking.ts'

/** The booking itself: the tour, who comes, and how it is paid (spec 2 §2). */
export function BookingPanel({
  className,
  state,
  booking,
  changing,
  forStay,
  problems: found,
  attempt,
  cardLost,
  busy,
  adding,
  failure,
  onSend,
  onAddToStay,
}: {
  className?: string
  state: TourFormState
  booking: Booking
  changing: boolean
  /** It goes with the rest of a stay. */
  forStay: boolean
  /** What stands in the way of what was tried last. */
  problems: readonly Problem[]
  attempt: number
  cardLost: boolean
  busy: boolean
  adding: boolean
  failure: NotSavedReason | null
  onSend: () => void
  onAddToStay: () => void
}) {
  const { t, i18n } = useLingui()
  const problems = attempt === 0 ? [] : found
  const errorOf: FieldsProps['errorOf'] = (field) => {
    const text = problems.find(({ fields }) => fields[field])?.fields[field]
    return text && i18n._(text)
  }
  const fields = { form: booking.form, change: state.change, errorOf }
  return (
    <PanelForm
      className={className}
      headingId="tour-heading"
      heading={changing ? <Trans>Your booking, to be changed</Trans> : <Trans>Your booking</Trans>}
      back={<Trans>Back to the tours</Trans>}
      restored={state.restored ? { onReset: changing ? null : () => state.reset(true) } : null}
      attempt={attempt}
      problems={problems.map(({ field, title, text }) => ({ id: fieldIds[field], title, text }))}
      onSend={onSend}
    >
      <TourFields {...fields} booking={booking} />
      {!forStay && <CustomerFields {...fields} />}
      <ExtrasFields {...fields} demoPromo={booking.house.demo_promo} />
      {!forStay && <PaymentFields {...fields} card={booking.card} cardLost={cardLost} />}
      {failure !== null && (
        <NotSaved
          title={t`Your booking was not saved`}
          reason={failure}
          phone={booking.house.phone}
        />
      )}
      <BookingFoot
        totals={booking.totals}
        act={forStay ? 'stay' : changing ? 'change' : 'book'}
        busy={busy || (forStay && adding)}
        others={!changing && !forStay && <AddToStayButton busy={adding} onAdd={onAddToStay} />}
      />
    </PanelForm>
  )
}
