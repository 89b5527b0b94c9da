import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ImportedRow } from '#contract/imports.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { useAsk, type Loaded } from '#parts/ask-server.ts'
import { Hinders } from './hinders.tsx'
import { kindNames, tableNames } from './labels.ts'
import { undoImport } from './use-import.ts'

/** What was imported, each with its way back. */
export function PastImports({ past }: { past: Loaded<ImportedRow[]> }) {
  const { t } = useLingui()
  const { value, refused, again } = past
  const undone = value?.filter((row) => row.undone_at !== null).length
  return (
    <TitledCard title={<Trans>Imported so far</Trans>} className="gap-3">
      {refused !== null && (
        <Alert
          tone="waiting"
          title={refused}
          action={
            <Button variant="secondary" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>A file can be chosen and its columns named meanwhile.</Trans>
        </Alert>
      )}
      {value === null && refused === null && <LoadingCards label={t`Loading imports…`} cards={1} />}
      {value?.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line">
        {/* What hindered one may be gone with another. */}
        {value?.map((row) => (
          <PastImport key={`${row.id} ${undone}`} row={row} onUndone={again} />
        ))}
      </ul>
    </TitledCard>
  )
}

function PastImport({ row, onUndone }: { row: ImportedRow; onUndone: () => void }) {
  const { t, i18n } = useLingui()
  const ask = useAsk()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Awaited<ReturnType<typeof undoImport>>>(null)
  const kind = i18n._(kindNames[row.kind])
  const made = Object.entries(row.made).map(([table, many]) => {
    const words = tableNames[table]
    const name = words ? i18n._(words) : table
    const count = i18n.number(many)
    return t`${name}: ${count}`
  })
  async function undo() {
    setAsking(false)
    setBusy(true)
    const result = await undoImport(ask, row.id)
    setBusy(false)
    setFailed(result)
    // Without an answer it may be undone: the list says so once the house answers.
    onUndone()
  }
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <strong className="font-semibold">{kind}</strong>
            {row.undone_at !== null && (
              <Badge tone="neutral">
                <Trans>Undone</Trans>
              </Badge>
            )}
          </p>
          <p className="text-ink-soft">
            {made.length > 0 ? made.join(', ') : <Trans>Nothing new</Trans>} ·{' '}
            <DateTimeText value={row.made_at} /> · {row.made_by}
          </p>
        </div>
        {row.undone_at === null && made.length > 0 && (
          <Button
            variant="secondary"
            busy={busy}
            aria-label={t`Undo the import: ${kind}`}
            onClick={() => setAsking(true)}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
      {failed !== null && (
        <>
          <Alert tone="error" live title={failed.message}>
            {failed.hinders.length > 0 && <Trans>Nothing was taken away.</Trans>}
          </Alert>
          <Hinders hinders={failed.hinders} />
        </>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void undo()}
        title={t`Undo this import?`}
        confirmLabel={t`Undo`}
      >
        <Trans>
          All that it made is removed ({made.join(', ')}). Nobody gets a message about it.
        </Trans>
      </ConfirmDialog>
    </li>
  )
}
