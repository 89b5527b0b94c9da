import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMay } from '#parts/use-may.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Entry } from './entry.ts'

/** The buttons of a row in one line; its own action first, then Edit and Delete. */
export function RowButtons({
  entry,
  act,
  onEdit,
  onDelete,
}: {
  entry: Entry
  /** Rent, Book; Edit is an icon beside it. */
  act?: ReactNode
  onEdit: () => void
  onDelete: () => void
}) {
  const { t } = useLingui()
  const { name } = entry
  // Names and prices are the admins'; whether it is to be had stands beside it.
  if (!useMay('admin')) return act ?? null
  return (
    <span className="flex w-full items-center gap-2 md:w-auto">
      {act}
      {act === undefined ? (
        <Button
          variant="secondary"
          icon={<Pencil />}
          aria-label={t`Edit ${name}`}
          onClick={onEdit}
          className="flex-1 md:flex-none"
        >
          <Trans>Edit</Trans>
        </Button>
      ) : (
        <IconButton label={t`Edit ${name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
      )}
      <IconButton label={t`Delete ${name}`} onClick={onDelete} className="text-error">
        <Trash2 />
      </IconButton>
    </span>
  )
}

/** Mark Available or Mark Unavailable; the price list says Enable and Disable. */
export function SwitchButton({
  entry,
  wording = 'mark',
  onSwitch,
}: {
  entry: Entry
  wording?: 'mark' | 'enable'
  onSwitch: () => void
}) {
  const { t } = useLingui()
  const { name, available } = entry
  const mark = available ? t`Mark Unavailable` : t`Mark Available`
  const enable = available ? t`Disable` : t`Enable`
  const label = wording === 'mark' ? mark : enable
  return (
    <Button
      variant="quiet"
      aria-label={t({ message: `${label}: ${name}` })}
      onClick={onSwitch}
      className="-mr-4 w-fit text-sm md:mr-0 md:-ml-4 md:justify-start md:text-left"
    >
      {label}
    </Button>
  )
}
