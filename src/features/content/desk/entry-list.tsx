import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { Texts } from '#domain/texts.ts'
import { coerceObject, coerceText } from '#lib/coerce.ts'
import { AddRow } from '#ui/add-row.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { moved } from './rules.ts'
import type { ListShape } from './shapes.ts'

/** What an entry of a list is known by: its name, title or question; '' where it has none yet. */
function firstWords(entry: unknown, say: (texts: Texts) => string): string {
  const { name, title, question, text, months } = coerceObject(entry)
  if (typeof name === 'string') return coerceText(name)
  const [texts] = [title, question, months, text].filter((one) => typeof one === 'object')
  return say((texts ?? entry) as Texts).slice(0, 80)
}

/** Entries that can be added, taken away, and moved up and down. */
export function EntryList({
  id,
  label,
  hideLabel,
  hint,
  error,
  shape,
  entries,
  onChange,
  say,
  render,
}: {
  id: string
  label: string
  hideLabel: boolean
  hint?: string
  error?: string
  shape: ListShape
  entries: readonly unknown[]
  onChange: (entries: unknown[]) => void
  /** A text in the language chosen. */
  say: (texts: Texts) => string
  /** The fields of an entry. */
  render: (entry: unknown, at: number, change: (entry: unknown) => void) => ReactNode
}) {
  const { t, i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const one = i18n._(shape.one)

  function move(at: number, by: -1 | 1) {
    onChange(moved(entries, at, by))
    // The focus goes along with what was moved: pressed again, it goes on.
    requestAnimationFrame(() => {
      const row = box.current?.querySelectorAll(':scope > fieldset > ol > li')[at + by]
      const [button, other] = row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? []
      const wished = by === -1 ? button : other
      const focused = wished?.disabled === true ? (by === -1 ? other : button) : wished
      focused?.focus()
    })
  }

  return (
    <div id={id} ref={box} tabIndex={-1} className="min-w-0 outline-none">
      <Fieldset legend={label} hideLegend={hideLabel} {...(hint !== undefined && { lead: hint })}>
        {entries.length === 0 && (
          <p className="text-ink-soft">
            <Trans>Nothing yet: guests see no such part.</Trans>
          </p>
        )}
        <ol className="grid gap-3 empty:hidden">
          {entries.map((entry, at) => {
            const its = firstWords(entry, say)
            const name = its === '' ? `${one} ${at + 1}` : its
            return (
              <li
                // Entries have no id; their fields hold no state of their own.
                key={at}
                className="grid gap-3 rounded-sm border border-line p-3"
              >
                <div className="flex flex-wrap items-center gap-1">
                  <p className="min-w-0 flex-1 truncate font-semibold">
                    {at + 1}. {name}
                  </p>
                  <IconButton
                    data-move
                    label={t`Move up: ${name}`}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    data-move
                    label={t`Move down: ${name}`}
                    disabled={at === entries.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ArrowDown />
                  </IconButton>
                  <IconButton
                    label={t`Take away: ${name}`}
                    onClick={() => onChange(entries.filter((_, each) => each !== at))}
                  >
                    <Trash2 />
                  </IconButton>
                </div>
                {render(entry, at, (next) => onChange(entries.with(at, next)))}
              </li>
            )
          })}
        </ol>
        <AddRow
          error={error}
          count={entries.length}
          limit={shape.most}
          onAdd={() => {
            onChange([...entries, { ...coerceObject(shape.fresh) }])
            requestAnimationFrame(() => {
              const row = box.current?.querySelector(':scope > fieldset > ol > li:last-child')
              row?.querySelector<HTMLElement>('input, textarea, select')?.focus()
            })
          }}
        >
          <Trans>Add: {one}</Trans>
        </AddRow>
      </Fieldset>
    </div>
  )
}
