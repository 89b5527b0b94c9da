import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { SettingsFormState } from '../use-settings-form.ts'

/** Props of each list of settings. */
export interface ListProps {
  state: SettingsFormState
  error: string | undefined
}

/** A setting that is a list: rows can be added and removed. */
export function Rows({
  id,
  legend,
  error,
  add,
  empty,
  count,
  most,
  onAdd,
  onRemove,
  nameOf,
  render,
}: {
  id: string
  legend: string
  error: string | undefined
  add: string
  empty: string
  count: number
  most: number
  onAdd: () => void
  onRemove: (at: number) => void
  nameOf: (at: number) => string
  render: (at: number) => ReactNode
}) {
  const { t } = useLingui()
  return (
    <div id={id} tabIndex={-1} className="col-span-full min-w-0 outline-none">
      <Fieldset legend={legend}>
        {count === 0 && <p className="text-ink-soft">{empty}</p>}
        <ul className="grid gap-3 empty:hidden">
          {Array.from({ length: count }, (_, at) => (
            <li
              // Rows have no id until they are saved, and are never reordered.
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-sm border border-line p-3"
            >
              {render(at)}
              <IconButton label={t`Remove ${nameOf(at)}`} onClick={() => onRemove(at)}>
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
        {error && (
          <p role="alert" className="text-sm text-error">
            {error}
          </p>
        )}
        <Button
          variant="secondary"
          icon={<Plus />}
          disabled={count >= most}
          onClick={onAdd}
          className="w-fit"
        >
          {add}
        </Button>
        {count >= most && (
          <p className="note">
            <Trans>There is room for {most}.</Trans>
          </p>
        )}
      </Fieldset>
    </div>
  )
}
