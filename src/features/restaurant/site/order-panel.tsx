import { Trans, useLingui } from '@lingui/react/macro'
import { AddToStayButton } from '#ui/add-to-stay-button.tsx'
import { cx } from '#ui/cx.ts'
import { PanelForm } from '#ui/panel-form.tsx'
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
    <PanelForm
      className={cx('lg:-mt-16', className)}
      headingId="order-heading"
      heading={changing ? <Trans>Your order, to be changed</Trans> : <Trans>Your order</Trans>}
      back={<Trans>Back to the menu</Trans>}
      restored={state.restored ? { onReset: changing ? null : () => state.reset(true) } : null}
      attempt={attempt}
      problems={problems.map(({ field, title, text }) => ({ id: fieldIds[field], title, text }))}
      onSend={onSend}
    >
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
    </PanelForm>
  )
}
