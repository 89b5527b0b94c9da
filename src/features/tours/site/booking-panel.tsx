import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { AddToStayButton } from '#ui/add-to-stay-button.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { RestoredLine } from '#ui/restored-line.tsx'
import { TextLink } from '#ui/text-link.tsx'
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
    <form
      noValidate
      aria-labelledby="tour-heading"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      className={cx(
        'grid content-start gap-7 lg:sticky lg:top-[calc(var(--over-page)+1rem)] lg:max-h-[calc(100dvh-var(--over-page)-2rem)] lg:overflow-y-auto lg:overscroll-contain lg:rounded-md lg:border lg:border-line lg:bg-surface lg:px-5 lg:pt-5',
        className,
      )}
    >
      <div className="grid gap-2">
        <BackToTours />
        <h2 id="tour-heading" tabIndex={-1} className="text-xl">
          {changing ? <Trans>Your booking, to be changed</Trans> : <Trans>Your booking</Trans>}
        </h2>
        {state.restored && <RestoredLine onReset={changing ? null : () => state.reset(true)} />}
      </div>
      <ErrorSummary
        attempt={attempt}
        errors={problems.map((problem) => ({
          id: fieldIds[problem.field],
          message: <ProblemWords problem={problem} />,
        }))}
      />
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
    </form>
  )
}

function ProblemWords({ problem }: { problem: Problem }) {
  const { i18n } = useLingui()
  return (
    <>
      <strong>{i18n._(problem.title)}</strong>
      {' – '}
      {i18n._(problem.text)}
    </>
  )
}

/** One step back, on screens that show tours and booking one after the other. */
function BackToTours() {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete('step')
  return (
    <TextLink
      to={{ search: params.size > 0 ? `?${params}` : '' }}
      className="inline-flex min-h-11 w-fit items-center gap-1.5 lg:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <Trans>Back to the tours</Trans>
    </TextLink>
  )
}
