import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import { RequestPage } from '#parts/request-form/request-page.tsx'
import { SentPage } from '#parts/sent-page.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { OrderSummary } from '../parts/order-summary.tsx'
import { TABLE_PATH } from './book-table.tsx'
import { orders } from './form/form.ts'
import { OrderStatusPanel } from './order-status-panel.tsx'
import { OrderScreen } from './order-screen.tsx'

/**
 * /restaurant (spec 2 §2). `?step=order` is the order itself (on phones; wide screens show it beside
 * the menu).
 *
 * @param afterOrder is shown below the status of an order just made
 */
export default function RestaurantPage({ afterOrder }: { afterOrder?: ReactNode }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { state } = useLocation()
  // `pay`, from the form: the card was chosen, and is typed on the provider's page.
  const { action, pay } = (state ?? {}) as { action?: string; pay?: boolean }
  // The documented path to a table; its form is a page of its own.
  if (action === 'book' || params.get('action') === 'book') {
    return <Navigate to={TABLE_PATH} state={state} replace />
  }
  const loading = t`Loading your order…`
  return (
    <RequestPage
      service={restaurant}
      kind={orders}
      loading={loading}
      gone={<Trans>This order can no longer be changed here</Trans>}
      picture={<DrawnBasket />}
      other={
        <ButtonLink to="/restaurant" variant="secondary">
          <Trans>See the menu</Trans>
        </ButtonLink>
      }
      renderScreen={(props) => <OrderScreen {...props} />}
      renderSent={(id) => (
        <SentPage
          id={id}
          title={t`Your order`}
          loading={loading}
          other={{ to: '/restaurant', label: <Trans>Order something else</Trans> }}
          renderPanel={(operation) => <OrderStatusPanel operation={operation} pay={pay === true} />}
          after={afterOrder}
          renderFacts={({ body }) => <OrderSummary body={body as PlaceOrder} />}
          factsLabel={t`What was ordered`}
        />
      )}
    />
  )
}
