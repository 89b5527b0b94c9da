import { Trans, useLingui } from '@lingui/react/macro'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { PasswordCard } from './password-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

/** What all staff set for themselves; the other settings are for admins. */
export function OwnAccount() {
  const { t } = useLingui()
  return (
    <div className="mx-auto grid max-w-6xl gap-4">
      <DeskHeading title={t`Your account`} />
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
