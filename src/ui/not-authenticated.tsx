import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { ButtonLink } from './button-link.tsx'

/** Nobody is signed in any more, as after a sign-out in another tab (spec 3 §5). */
export function NotAuthenticated({ children }: { children: ReactNode }) {
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
      {children}
    </Alert>
  )
}
