import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import type { SettingsRow } from '#contract/settings.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { FileButton } from '#ui/file-button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useToasts } from '#ui/toasts.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { BackupCard } from './backup/backup-card.tsx'
import { ListsCard } from './backup/lists-card.tsx'
import { LostSecretsNotice } from './backup/lost-secrets.tsx'
import { ScheduledCard } from './backup/scheduled-card.tsx'
import { RestoreCard } from './backup/restore-card.tsx'
import { ExportedNote } from './exported-note.tsx'
import { exportLists, type ExportedList, type ListName } from './export-lists.ts'
import { exportText, readSettingsFile } from './settings-file.ts'
import type { SettingsFormState } from './use-settings-form.ts'

/** The documents' toasts last 0.9 to 1.6 s (spec 3 §8.3). */
const TOAST = 1_600

/** Exports settings to a file and imports them; clears what only this device has (spec 3 §2.11). */
export function DataTab({ row, state }: { row: SettingsRow; state: SettingsFormState }) {
  const { t } = useLingui()
  const toasts = useToasts()
  const [failed, setFailed] = useState('')
  const [exported, setExported] = useState<ExportedList | null>(null)
  const [clearing, setClearing] = useState(false)

  async function take(file: File) {
    const fields = readSettingsFile(await file.text().catch(() => ''), row)
    setFailed(fields === null ? t`Invalid settings file` : '')
    if (fields === null) return
    state.take(fields)
    toasts.show({ tone: 'confirmed', text: t`Settings imported`, timeout: TOAST })
  }

  async function list(name: ListName) {
    const made = await exportLists(name)
    setFailed(
      made === null ? t`This list is not on this device, and the house does not answer.` : '',
    )
    setExported(made)
    if (made !== null) saveFile(`${name}.csv`, made.csv)
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {failed !== '' && (
        <div className="lg:col-span-2">
          <Alert tone="error" live>
            {failed}
          </Alert>
        </div>
      )}
      <div className="empty:hidden lg:col-span-2">
        <LostSecretsNotice />
      </div>
      <TitledCard title={<Trans>Settings file</Trans>}>
        <p className="text-ink-soft">
          <Trans>
            What a file says is put into the cards as if it had been typed: check it, then Save All.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <FileButton
            accept="application/json,.json"
            label={t`Choose a settings file`}
            onChoose={(file) => void take(file)}
            icon={<Upload />}
          >
            <Trans>Import settings</Trans>
          </FileButton>
          <Button
            variant="secondary"
            icon={<Download />}
            onClick={() => saveFile('settings.json', exportText(state.form), 'application/json')}
          >
            <Trans>Export settings</Trans>
          </Button>
          <Button variant="quiet" onClick={() => setClearing(true)}>
            <Trans>Clear local settings</Trans>
          </Button>
        </div>
      </TitledCard>
      <TitledCard title={<Trans>Lists as CSV</Trans>}>
        <p className="text-ink-soft">
          <Trans>All rows that this device has of them, for a spreadsheet.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={<Download />} onClick={() => void list('rooms')}>
            <Trans>Export rooms</Trans>
          </Button>
          <Button variant="secondary" icon={<Download />} onClick={() => void list('bookings')}>
            <Trans>Export bookings</Trans>
          </Button>
          <Button variant="secondary" icon={<Download />} onClick={() => void list('payments')}>
            <Trans>Export payments</Trans>
          </Button>
        </div>
        {exported && <ExportedNote list={exported} />}
      </TitledCard>
      <ScheduledCard />
      <TitledCard title={<Trans>Import your data</Trans>}>
        <p className="text-ink-soft">
          <Trans>
            Rooms, guests, bookings to come, menu and price lists from a spreadsheet (CSV or Excel).
            You see what would be made before anything is, and can undo it in one step.
          </Trans>
        </p>
        <ButtonLink to="/dashboard/settings/import" variant="secondary" className="w-fit">
          <Trans>Import lists</Trans>
        </ButtonLink>
      </TitledCard>
      <ListsCard />
      <BackupCard />
      <RestoreCard house={row.orgName} />
      <ConfirmDialog
        open={clearing}
        onClose={() => setClearing(false)}
        onConfirm={() => {
          state.forget()
          setClearing(false)
          toasts.show({ tone: 'confirmed', text: t`Local settings cleared`, timeout: TOAST })
        }}
        title={t`Clear local settings?`}
        confirmLabel={t`Clear`}
      >
        <Trans>
          Changes that were typed on this device and not saved are gone. What the house has, and
          what waits to be sent, stays.
        </Trans>
      </ConfirmDialog>
    </div>
  )
}
