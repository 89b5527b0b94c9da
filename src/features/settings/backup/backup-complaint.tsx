import { Trans, useLingui } from '@lingui/react/macro'
import { offline } from '#offline/offline.ts'
import { useMay } from '#parts/use-may.ts'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useValue } from '#ui/use-value.ts'
import { useScheduledBackups } from './use-scheduled-backups.ts'

/** For an admin's overview: shown where a place has had no good back-up for two days. */
export function BackupComplaint() {
  const isAdmin = useMay('admin')
  const isOwnServer = useValue(offline().host) === 'ours'
  return isAdmin && isOwnServer ? <Complaint /> : null
}

function Complaint() {
  const { t } = useLingui()
  const { value } = useScheduledBackups()
  if (value === null || !value.places.some(({ overdue }) => overdue)) return null
  return (
    <Alert tone="error" title={t`No good back-up for two days`}>
      <p>
        <Trans>If the disk of the house fails, what happened since then may be gone.</Trans>
      </p>
      <TextLink standalone to="/dashboard/settings?tab=data">
        <Trans>See the problem</Trans>
      </TextLink>
    </Alert>
  )
}
