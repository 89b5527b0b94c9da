import { Trans, useLingui } from '@lingui/react/macro'
import { SentPage } from '#parts/sent-page.tsx'
import { LaundryNews } from '../parts/laundry-news.tsx'
import { SentFacts } from '../parts/order-facts.tsx'

/** What became of an order just made, followed live: never further than it is. */
export function SentScreen({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <SentPage
      id={id}
      title={t`Your laundry`}
      loading={t`Loading your order…`}
      other={{ to: '/laundry', label: <Trans>Order something else</Trans> }}
      renderNews={(operation) => <LaundryNews operation={operation} level={1} />}
      renderFacts={(operation) => <SentFacts operation={operation} />}
      factsLabel={t`What was ordered`}
    />
  )
}
