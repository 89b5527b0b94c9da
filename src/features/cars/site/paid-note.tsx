import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { InView } from '#ui/in-view.tsx'

/** The steps start again after a payment (spec 2 §4): what was paid is shown here. */
export function PaidNote() {
  const { t } = useLingui()
  const { paid, announced } = (useLocation().state ?? {}) as { paid?: string; announced?: string }
  if (!paid) return announced ? <Announced operationId={announced} /> : null
  return (
    <InView>
      <Alert
        tone="confirmed"
        title={t`Payment successful`}
        live
        action={
          <ButtonLink to={`/requests/${paid}`} variant="secondary">
            <Trans>See your rental</Trans>
          </ButtonLink>
        }
      >
        <Trans>The car is paid. The house confirms the rental to you.</Trans>
      </Alert>
    </InView>
  )
}

/** The card was shown and no money came: nothing here says that it was paid. */
function Announced({ operationId }: { operationId: string }) {
  const { t } = useLingui()
  return (
    <InView>
      <Alert
        tone="waiting"
        title={t`Card announced, not yet received`}
        live
        action={
          <ButtonLink to={`/requests/${operationId}`} variant="secondary">
            <Trans>See your rental</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Nothing was charged, and the house confirms the rental before the car is yours. Pay when
          you pick it up, or on the payment page.
        </Trans>
      </Alert>
    </InView>
  )
}
