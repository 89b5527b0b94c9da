import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { StepHead } from '#parts/request-form/step-head.tsx'
import { SentStep, useFocusOnOpen, useSentOperation } from '#parts/sent-step.tsx'
import { Card } from '#ui/card.tsx'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { CartSummary } from '../parts/cart-summary.tsx'
import { CartStatusPanel } from '../parts/cart-status-panel.tsx'
import { steps } from '../steps.ts'
import { isCart } from '../use-own-carts.ts'
import { PayCart } from './pay-cart.tsx'

/** Step 4: the live status of the stay, and paying for it. */
export function SentScreen({ id }: { id: string | null }) {
  const { t } = useLingui()
  const location = useLocation()
  const sent = useSentOperation(id, isCart)
  const top = useFocusOnOpen<HTMLDivElement>()
  const { pay } = (location.state ?? {}) as { pay?: boolean }
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <PageBackdrop framed>
        <SentStep
          sent={sent}
          loading={t`Loading your stay…`}
          missing={t`Booking missing`}
          back={{ to: '/book', label: <Trans>Back to your stay</Trans> }}
          renderFacts={(operation) => <CartSummary operation={operation} />}
          factsLabel={t`What was asked for`}
        >
          {(operation) => (
            <>
              <StepHead steps={steps} step="sent" linked={false} level={1} className="max-w-xl" />
              <Card className="grid gap-5">
                <CartStatusPanel operation={operation} />
              </Card>
              <PayCart operation={operation} now={pay === true} />
            </>
          )}
        </SentStep>
      </PageBackdrop>
    </div>
  )
}
