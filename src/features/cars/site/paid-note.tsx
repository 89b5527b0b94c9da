import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { looseObject, looseTextOrNull } from '#lib/loose.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

/** The steps begin anew after a payment (spec 2 §4): what was paid is said here. */
export function PaidNote() {
  const { t } = useLingui()
  const paid = looseTextOrNull(looseObject(useLocation().state).paid)
  if (paid === null) return null
  return (
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
      <Trans>Your car is rented and paid. The house confirms it to you.</Trans>
    </Alert>
  )
}
