import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Entry } from './entry.ts'

/** Edit and Delete, as they stand on every row. */
export function RowButtons({
  entry,
  onEdit,
  onDelete,
}: {
  entry: Entry
  onEdit: () => void
  onDelete: () => void
}) {
  const { t } = useLingui()
  const { name } = entry
  return (
    <>
      <Button
        variant="secondary"
        icon={<Pencil aria-hidden="true" />}
        aria-label={t`Edit ${name}`}
        onClick={onEdit}
        className="flex-1 md:flex-none"
      >
        <Trans>Edit</Trans>
      </Button>
      <IconButton label={t`Delete ${name}`} onClick={onDelete} className="text-error">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </>
  )
}

/** Mark Available or Mark Unavailable; the price list says Enable and Disable. */
export function SwitchButton({
  entry,
  words = 'mark',
  onSwitch,
}: {
  entry: Entry
  words?: 'mark' | 'enable'
  onSwitch: () => void
}) {
  const { t } = useLingui()
  const { name, available } = entry
  const mark = available ? t`Mark Unavailable` : t`Mark Available`
  const enable = available ? t`Disable` : t`Enable`
  const label = words === 'mark' ? mark : enable
  return (
    <Button
      variant="quiet"
      aria-label={t({ message: `${label}: ${name}` })}
      onClick={onSwitch}
      className="flex-1 md:flex-none"
    >
      {label}
    </Button>
  )
}
