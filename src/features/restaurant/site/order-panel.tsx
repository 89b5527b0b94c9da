import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { AddToStayButton } from '#ui/add-to-stay-button.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { RestoredLine } from '#ui/restored-line.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { BookTable } from './book-table.tsx'
import { CartLines } from './cart-lines.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { ExtrasFields } from './extras-fields.tsx'
import type { FieldsProps } from './fields.ts'
import { fieldIds, type Problem } from './form/problems.ts'
import { NotSaved } from '#ui/not-saved.tsx'
import { OrderFoot } from './order-foot.tsx'
import { PaymentFields } from './payment-fields.tsx'
import type { Order } from './use-order.ts'
import type { OrderFormState } from './use-order-form.ts'
import type { NotSavedReason } from '#ui/use-saving.ts'
import { WhenFields } from './when-fields.tsx'

/** The order itself: dishes, when and how, who, and how it is paid. */
export function OrderPanel({
  className,
  state,
  order,
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
  state: OrderFormState
  order: Order
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
  const fields = { form: order.form, change: state.change, errorOf }
  return (
    <form
      noValidate
      aria-labelledby="order-heading"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      className={cx(
        'grid content-start gap-7 lg:sticky lg:top-[calc(var(--over-page)+1rem)] lg:-mt-16 lg:max-h-[calc(100dvh-var(--over-page)-2rem)] lg:overflow-y-auto lg:overscroll-contain lg:rounded-md lg:border lg:border-line lg:bg-surface lg:px-5 lg:pt-5',
        className,
      )}
    >
      <div className="grid gap-2">
        <BackToMenu />
        <h2 id="order-heading" tabIndex={-1} className="text-xl">
          {changing ? <Trans>Your order, to be changed</Trans> : <Trans>Your order</Trans>}
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
      <CartLines {...fields} gone={order.gone} />
      <WhenFields {...fields} schedule={order.schedule} house={order.house} now={order.now} />
      <ExtrasFields {...fields} demoPromo={order.house.demo_promo} />
      {!forStay && (
        <>
          <CustomerFields {...fields} />
          <PaymentFields {...fields} card={order.card} cardLost={cardLost} />
        </>
      )}
      {failure !== null && (
        <NotSaved title={t`Your order was not saved`} reason={failure} phone={order.house.phone} />
      )}
      <OrderFoot
        totals={order.totals}
        act={forStay ? 'stay' : changing ? 'change' : 'buy'}
        busy={busy || (forStay && adding)}
        others={
          !changing &&
          !forStay && (
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
              <AddToStayButton busy={adding} onAdd={onAddToStay} />
              <BookTable form={state.form} block />
            </div>
          )
        }
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

/** One step back, on screens that show menu and order one after the other. */
function BackToMenu() {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete('step')
  return (
    <TextLink
      to={{ search: params.size > 0 ? `?${params}` : '' }}
      className="inline-flex min-h-11 w-fit items-center gap-1.5 lg:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <Trans>Back to the menu</Trans>
    </TextLink>
  )
}
