import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportedRow } from '#contract/imports.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { useAsked } from '#parts/ask-server.ts'
import { ChooseFile } from './choose-file.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { PastImports } from './past-imports.tsx'
import { Preview } from './preview.tsx'
import { useImport } from './use-import.ts'

const rowsOf = (body: unknown) => (body as { data: ImportedRow[] }).data

/** Brings along what a house has in spreadsheets. */
export function ImportScreen() {
  const { t } = useLingui()
  const past = useAsked('listImports', rowsOf)
  const state = useImport(past.again)
  const { wrong, taken, read, checked } = state
  const isUndone = past.value?.some(({ id, undone_at }) => id === taken?.id && undone_at !== null)
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <div className="grid gap-1">
        <TextLink standalone to="/dashboard/settings?tab=data">
          <Trans>Settings</Trans>
        </TextLink>
        <DeskHeading title={t`Import lists`} />
        <p className="max-w-2xl text-ink-soft">
          <Trans>
            The file is read on this device and kept nowhere. All its rows are imported, or none; no
            guest gets a message about it. Begin with rooms, then guests, then bookings.
          </Trans>
        </p>
      </div>
      {taken !== null && isUndone !== true && (
        <Alert tone="confirmed" live title={t`The import is done.`}>
          <Trans>
            It is listed below. You can undo it there as long as nothing in it was changed.
          </Trans>
        </Alert>
      )}
      <ChooseFile state={state} />
      {read !== null && (
        <ColumnsCard key={`${state.kind} ${read.file} ${read.chosen}`} state={state} read={read} />
      )}
      {read !== null && checked !== null && <Preview state={state} read={read} checked={checked} />}
      {/* Below what was pressed, wherever that is: on a phone the file’s card is out of view by then. */}
      <ErrorAlert>{wrong}</ErrorAlert>
      <PastImports past={past} />
    </div>
  )
}
