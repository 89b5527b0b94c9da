import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ShoppingBasket } from 'lucide-react'
import { CustomerFields } from '#parts/request-form/customer-fields.tsx'
import { ListNotices, PanelBar, PanelScreen } from '#parts/request-form/panel-screen.tsx'
import { PaymentFields } from '#parts/request-form/payment-fields.tsx'
import type { RequestScreenProps } from '#parts/request-form/request-page.tsx'
import { usePanel } from '#parts/request-form/use-panel.ts'
import { WishFields } from '#parts/request-form/wish-fields.tsx'
import { Price } from '#ui/shown-currency.tsx'
import { orderDetail, orderRequest, orderTitle } from '../operations/place.ts'
import { BookTable } from './book-table.tsx'
import { CartLines } from './cart-lines.tsx'
import { WhenFields } from './fields.tsx'
import { bodyOf, stayLineOf } from './form/body.ts'
import type { OrderForm, PaymentChoice } from './form/form.ts'
import { fieldIds } from './form/problems.ts'
import { MenuSection } from './menu-section.tsx'
import { useArrival } from './use-arrival.ts'
import { useMenuInLanguage } from '../use-menu.ts'
import { useOrder } from './use-order.ts'

/** Menu and order side by side; on phones one after the other, each with its address. */
export function OrderScreen(props: RequestScreenProps<OrderForm>) {
  const { t, i18n } = useLingui()
  const { state, names, changing, forStay } = props
  const menu = useMenuInLanguage()
  const arrival = useArrival(menu, state, !changing && !forStay?.line)
  const order = useOrder(state.form, menu)
  const { form, totals, house, card } = order
  const bodyNow = (reference: string | null) =>
    bodyOf(form, {
      code: names.code,
      schedule: order.schedule,
      promoCounts: house.demo_promo,
      card: reference,
    })
  const panel = usePanel(props, {
    path: '/restaurant',
    step: 'order',
    ids: fieldIds,
    problems: order.problems,
    payment: form.payment,
    card,
    request: (reference) => orderRequest(bodyNow(reference), house.timezone),
    line() {
      const body = bodyNow(null)
      return stayLineOf(body, { title: i18n._(orderTitle(body)), detail: orderDetail(body) })
    },
  })
  const fields = { form, change: state.change, errorOf: panel.tries.errorOf }
  const dishes = form.cart.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <PanelScreen
      panel={panel}
      title={t`Restaurant and bar`}
      heading={changing ? <Trans>Change your order</Trans> : <Trans>Restaurant and bar</Trans>}
      lead={<Trans>Choose, say when, and we cook.</Trans>}
      headMore={
        !changing &&
        !panel.forStay && <BookTable form={state.form} className="mt-3 w-fit lg:hidden" />
      }
      place={{
        head: 'pt-[calc(var(--over-page)+1.5rem)]',
        form: 'max-lg:pt-[calc(var(--over-page)+1rem)]',
        panel: 'lg:-mt-16',
      }}
      list={
        <>
          <ListNotices list={menu} title={t`Failed to load menu.`}>
            <Trans>
              These dishes are examples; prices may differ. The real menu loads when you are online.
              Until then, please call to order.
            </Trans>
          </ListNotices>
          <MenuSection menu={menu} state={state} arrival={arrival} />
        </>
      }
      back={<Trans>Back to the menu</Trans>}
      formId="order-heading"
      formHeading={changing ? <Trans>Your order, to be changed</Trans> : <Trans>Your order</Trans>}
      notSaved={t`Your order was not saved`}
      sums={totals}
      act={
        panel.forStay ? (
          <Trans>Add to my stay</Trans>
        ) : changing ? (
          <Trans>Send the changed order</Trans>
        ) : (
          <Trans>Buy Now</Trans>
        )
      }
      besides={<BookTable form={state.form} block />}
      bar={
        dishes > 0 && (
          <PanelBar step="order" icon={<ShoppingBasket />} open={<Trans>View order</Trans>}>
            <span className="block font-semibold">
              <Plural value={dishes} one="# dish" other="# dishes" />
            </span>
            <Price cents={totals.total_cents} className="text-on-deep-soft" />
          </PanelBar>
        )
      }
    >
      <CartLines {...fields} unavailable={order.unavailable} />
      <WhenFields
        {...fields}
        schedule={order.schedule}
        house={house}
        now={order.now}
        place={order.place}
      />
      <WishFields
        {...fields}
        id="order"
        hint={t`Allergies, no salt, a quiet corner…`}
        promoHint={house.demo_promo ? undefined : t`The house counts it when it has your order.`}
      />
      {!panel.forStay && (
        <>
          <CustomerFields ids={fieldIds} {...fields} />
          <PaymentFields<PaymentChoice>
            {...fields}
            ids={fieldIds}
            name="payment"
            card={card}
            cardLost={panel.card.lost}
            first="here"
            here={{
              value: 'pay-counter',
              label: t`Pay at the counter`,
              hint: t`When you have eaten`,
            }}
            noCard={t`Needs internet. Pay at the counter, or charge it to your room.`}
            lost={
              <Trans>
                The internet was lost, so we chose “Pay at the counter”. Send it again, or wait.
              </Trans>
            }
          />
        </>
      )}
    </PanelScreen>
  )
}
