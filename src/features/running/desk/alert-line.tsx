import { Trans, useLingui } from '@lingui/react/macro'
import { alertedParts, runningLevels } from '#domain/running.ts'
import { offline } from '#offline/offline.ts'
import { useMay } from '#parts/use-may.ts'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useValue } from '#ui/use-value.ts'
import { useRunning } from '../use-running.ts'
import { partNames } from './levels.tsx'

/** For an admin's overview: what needs somebody now. A letter about it might be what does not go. */
export function RunningAlert() {
  const isAdmin = useMay('admin')
  const isOwnServer = useValue(offline().host) === 'ours'
  return isAdmin && isOwnServer ? <NeedsSomebody /> : null
}

function NeedsSomebody() {
  const { t, i18n } = useLingui()
  const { facts, isNow } = useRunning()
  if (facts === undefined || !isNow) return null
  const levels = runningLevels(facts, new Date(facts.at))
  const names = alertedParts.filter((part) => levels[part] === 'alert')
  if (names.length === 0) return null
  return (
    <Alert tone="error" title={t`How the house runs needs you now`}>
      <p>{names.map((part) => i18n._(partNames[part])).join(', ')}</p>
      <TextLink standalone to="/dashboard/running">
        <Trans>See what it is</Trans>
      </TextLink>
    </Alert>
  )
}
