import { Trans, useLingui } from '@lingui/react/macro'
import { laundry } from '#contract/services/laundry.ts'
import { RequestPage } from '#parts/request-form/request-page.tsx'
import { SentPage } from '#parts/sent-page.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { laundryOrders } from '../form/form.ts'
import { LaundryNews } from '../parts/laundry-news.tsx'
import { SentFacts } from '../parts/order-facts.tsx'
import { Wizard } from './wizard.tsx'

/** /laundry (spec 2 §2); `?step=services|schedule|details|review` are its four steps. */
export default function LaundryPage() {
  const { t } = useLingui()
  const loading = t`Loading your order…`
  return (
    <RequestPage
      service={laundry}
      kind={laundryOrders}
      loading={loading}
      gone={<Trans>This order can no longer be changed here</Trans>}
      picture={<DrawnBasket />}
      renderScreen={(props) => <Wizard {...props} />}
      renderSent={(id) => (
        <SentPage
          id={id}
          title={t`Your laundry`}
          loading={loading}
          other={{ to: '/laundry', label: <Trans>Order something else</Trans> }}
          renderNews={(operation) => <LaundryNews operation={operation} level={1} />}
          renderFacts={(operation) => <SentFacts operation={operation} />}
          factsLabel={t`What was ordered`}
        />
      )}
    />
  )
}
