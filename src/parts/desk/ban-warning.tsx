import { Trans, useLingui } from '@lingui/react/macro'
import { Ban as BanIcon } from 'lucide-react'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import type { Ban } from './bans.ts'

/** Warning for staff: a ban warns and refuses nothing (decisions.md). */
export function BanWarning({ ban }: { ban: Ban | null }) {
  const { t } = useLingui()
  if (ban === null) return null
  const { name, notes } = ban.customer
  return (
    <Alert tone="error" live title={ban.sure ? t`Banned` : t`Perhaps banned`}>
      {ban.sure ? (
        <Trans>{name} is banned from this house. Ask whoever is in charge before you go on.</Trans>
      ) : (
        <Trans>
          A banned customer has the same name, {name}. Compare phone or e-mail before you go on.
        </Trans>
      )}
      {notes !== null && <p className="mt-1">{notes}</p>}
    </Alert>
  )
}

/** The warning as a badge of a row. */
export function BanBadge({ ban }: { ban: Ban | null }) {
  const { t } = useLingui()
  if (ban === null) return null
  return (
    <Badge tone="error" icon={<BanIcon />}>
      {ban.sure ? t`Banned` : t`Perhaps banned`}
    </Badge>
  )
}
