import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import { fieldsOf, importKinds, type ImportKind } from '#contract/import-kinds.ts'
import { toCsv } from '#lib/csv.ts'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/file-button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { fieldNames, kindNames } from './labels.ts'
import type { ImportState } from './use-import.ts'

const isTranslation = (field: string) => /_(en|fr|rw)$/.test(field)

/** What it is, and which file. */
export function ChooseFile({ state }: { state: ImportState }) {
  const { t, i18n } = useLingui()
  const { kind, read, busy } = state
  const fields = fieldsOf(kind)
  const name = (field: string) => {
    const label = fieldNames[field]
    return label ? i18n._(label) : field
  }
  const needed = fields.filter(({ required }) => required).map((one) => name(one.name))
  const more = fields
    .filter((one) => !one.required && !isTranslation(one.name))
    .map((one) => name(one.name))
  const translated = fields.find((one) => isTranslation(one.name))?.name
  const heading = translated === undefined ? '' : name(translated)
  return (
    <TitledCard title={<Trans>What you bring along</Trans>}>
      <div className="grid gap-4 lg:grid-cols-2">
        <SelectField
          label={t`It is a list of`}
          value={kind}
          disabled={busy !== null}
          onChange={(value) => state.setKind(value as ImportKind)}
          options={importKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
        />
        <div className="grid content-start gap-1 text-sm text-ink-soft">
          <p>
            <Trans>Needed: {needed.join(', ')}.</Trans>
          </p>
          <p>
            <Trans>Taken where they are: {more.join(', ')}.</Trans>{' '}
            {heading !== '' && (
              <Trans>Texts in other languages have a column each, as “{heading}”.</Trans>
            )}
            {kind === 'bookings' && <Trans>Or a room’s calendar (.ics).</Trans>}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          accept=".csv,.txt,.tsv,.xlsx,.ics,text/calendar,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          label={t`Choose a spreadsheet`}
          icon={<Upload />}
          disabled={busy !== null && busy !== 'reading'}
          busy={busy === 'reading'}
          busyText={t`The file is read…`}
          onChoose={(file) => void state.choose(file)}
        >
          {read === null ? <Trans>Choose the file</Trans> : <Trans>Choose another file</Trans>}
        </FileButton>
        <Button
          variant="quiet"
          icon={<Download />}
          onClick={() =>
            saveFile(
              `${kind}.csv`,
              toCsv(
                fields.map((one) => name(one.name)),
                [],
              ),
            )
          }
        >
          <Trans>An empty table</Trans>
        </Button>
        {read !== null && <p className="min-w-0 break-words">{read.file}</p>}
      </div>
    </TitledCard>
  )
}
