import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ImportHinder } from '#contract/imports.ts'
import { toCsv } from '#lib/csv.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { tableNames } from './labels.ts'

/** Shown of each kind; all are in the file that can be saved. */
const SHOWN = 10

/** What keeps an import from being undone: by what happened to it, with what can be done about it. */
export function Hinders({ hinders }: { hinders: readonly ImportHinder[] }) {
  const { t, i18n } = useLingui()
  if (hinders.length === 0) return null
  const by = (why: ImportHinder['why']) => hinders.filter((one) => one.why === why)
  const [used, changed] = [by('used'), by('changed')]
  const kindOf = ({ table }: Pick<ImportHinder, 'table'>) => {
    const words = tableNames[table]
    return words ? i18n._(words) : table
  }
  const isMixed = new Set(hinders.map(({ table }) => table)).size > 1
  const save = () =>
    saveFile(
      'import-stays.csv',
      toCsv(
        [t`Row`, t`List`, t`Name`, t`Why it stays`],
        hinders.map((one) => [
          one.row,
          kindOf(one),
          one.label,
          one.why === 'used' ? t`In use` : t`Changed since`,
        ]),
      ),
    )
  const rows = (some: readonly ImportHinder[]) => (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {some.slice(0, SHOWN).map(({ row, ...one }, at) => (
        <li key={at} className="flex min-w-0 gap-3 border-b border-line py-1.5">
          <span className="w-20 shrink-0 text-ink-soft tabular-nums">
            <Trans>Row {row}</Trans>
          </span>
          <span className="min-w-0 wrap-anywhere">
            {one.label}
            {isMixed && <span className="text-ink-soft"> ({kindOf(one)})</span>}
          </span>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="grid gap-4 py-2">
      {used.length > 0 && (
        <Group
          title={<Plural value={used.length} one="# row is in use" other="# rows are in use" />}
          advice={
            <Trans>
              Bookings, payments or other things name them. Did another import bring those? Undo
              that one first.
            </Trans>
          }
        >
          {rows(used)}
          <More count={used.length - SHOWN} />
        </Group>
      )}
      {changed.length > 0 && (
        <Group
          title={
            <Plural
              value={changed.length}
              one="# row was changed since"
              other="# rows were changed since"
            />
          }
          advice={
            <Trans>Somebody worked on them after the import: that would be lost with them.</Trans>
          }
        >
          {rows(changed)}
          <More count={changed.length - SHOWN} />
        </Group>
      )}
      {Math.max(used.length, changed.length) > SHOWN && (
        <Button variant="secondary" className="w-fit" icon={<Download />} onClick={save}>
          <Trans>Save the whole list</Trans>
        </Button>
      )}
    </div>
  )
}

function Group({
  title,
  advice,
  children,
}: {
  title: ReactNode
  advice: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="text-ink-soft">{advice}</p>
      {children}
    </section>
  )
}

function More({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <p className="note">
      <Plural value={count} one="and # more" other="and # more" />
    </p>
  )
}
