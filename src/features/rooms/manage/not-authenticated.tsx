import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

/** Nobody is signed in any more, as after a sign-out in another tab (spec 3 §5). */
export function NotAuthenticated() {
  const { t } = useLingui()
  return (
    <Alert
      tone="error"
      live
      title={t`Not authenticated`}
      action={
        <ButtonLink to="/login" variant="secondary">
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>Please login first so we can send the Authorization header.</Trans>
    </Alert>
  )
}
