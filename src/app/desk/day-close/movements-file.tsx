import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { everyMovement } from '#features/day-close/every-movement.ts'
import { movementsCsv } from '#features/day-close/movements-csv.ts'
import { offline } from '#offline/offline.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'

export type FileOutcome = { kind: 'none' } | { kind: 'cut'; rows: number; total: number } | null

/** Fetches every movement of the day and saves them as a file; says where not all could be had. */
export function MovementsFile({
  day,
  timezone,
  onOutcome,
}: {
  day: string
  timezone: string
  onOutcome: (outcome: FileOutcome) => void
}) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const fetchAll = async () => {
    setBusy(true)
    onOutcome(null)
    const { ask, session } = offline()
    const all = await everyMovement(ask, session.getSnapshot()?.token ?? null, day)
    setBusy(false)
    if (all === null) {
      onOutcome({ kind: 'none' })
      return
    }
    saveFile(`day-${day}${all.whole ? '' : '-not-whole'}.csv`, movementsCsv(all, timezone))
    if (!all.whole) onOutcome({ kind: 'cut', rows: all.rows.length, total: all.total })
  }
  return (
    <Button
      variant="secondary"
      icon={<Download />}
      busy={busy}
      busyText={t`Fetching…`}
      onClick={() => void fetchAll()}
    >
      <Trans>All movements (CSV)</Trans>
    </Button>
  )
}
