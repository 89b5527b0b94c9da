import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { InView } from '#ui/in-view.tsx'

/**
 * The steps start again after a payment (spec 2 §4): what became of it is shown here. Of a card that
 * was shown and brought no money nothing says that it was paid.
 */
export function PaidNote() {
  const { t } = useLingui()
  const { paid, announced } = (useLocation().state ?? {}) as { paid?: string; announced?: string }
  const operationId = paid || announced
  if (!operationId) return null
  return (
    <InView>
      <Alert
        tone={paid ? 'confirmed' : 'waiting'}
        title={paid ? t`Payment successful` : t`Card announced, not yet received`}
        live
        action={
          <ButtonLink to={`/requests/${operationId}`} variant="secondary">
            <Trans>See your rental</Trans>
          </ButtonLink>
        }
      >
        {paid ? (
          <Trans>The car is paid. The house confirms the rental to you.</Trans>
        ) : (
          <Trans>
            Nothing was charged, and the house confirms the rental before the car is yours. Pay when
            you pick it up, or on the payment page.
          </Trans>
        )}
      </Alert>
    </InView>
  )
}
