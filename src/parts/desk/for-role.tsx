import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeskRole } from '#domain/access.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { useMay } from '../use-may.ts'
import { DeskHeading } from '../desk-heading.tsx'

/** A screen for some roles; other roles see a message, also from a link or a bookmark. */
export function ForRole({ least, children }: { least: DeskRole; children: ReactNode }) {
  return useMay(least) ? children : <NotYours />
}

function NotYours() {
  const { t } = useLingui()
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <DeskHeading title={t`Not for your role`} />
      <Alert tone="info">
        <Trans>This page is for admins. Ask one of them where you need something from it.</Trans>
      </Alert>
      <ButtonLink to="/dashboard" variant="secondary" className="w-fit">
        <Trans>To the overview</Trans>
      </ButtonLink>
    </div>
  )
}
