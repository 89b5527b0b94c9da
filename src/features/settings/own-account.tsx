import { Trans } from '@lingui/react/macro'
import { PasswordCard } from './password-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

/** What all staff set for themselves; the other settings are for admins. */
export function OwnAccount() {
  return (
    <div className="mx-auto grid max-w-6xl gap-4">
      <h1 className="text-2xl">
        <Trans>Your account</Trans>
      </h1>
      <p className="text-ink-soft">
        <Trans>
          The settings of the house, staff accounts and keys are for admins. Here you change your
          own password and second step.
        </Trans>
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <PasswordCard />
        <TwoFactorCard />
      </div>
    </div>
  )
}
