import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { looseObject } from '#lib/loose.ts'
import { SentPage } from '#parts/sent-page.tsx'
import { OrderFacts } from '../parts/order-facts.tsx'
import { OrderNews } from './order-news.tsx'

/** What became of an order just made, followed live: never further than it is. */
export function SentPanel({ id, afterOrder }: { id: string; afterOrder?: ReactNode }) {
  const { t } = useLingui()
  // Said by the form: the card was chosen, and is typed on the provider's page.
  const { pay } = looseObject(useLocation().state)
  return (
    <SentPage
      id={id}
      title={t`Your order`}
      loading={t`Loading your order…`}
      other={{ to: '/restaurant', label: <Trans>Order something else</Trans> }}
      renderNews={(operation) => <OrderNews operation={operation} pay={pay === true} />}
      after={afterOrder}
      renderFacts={({ body }) => <OrderFacts body={body as PlaceOrder} />}
      factsLabel={t`What was ordered`}
    />
  )
}
