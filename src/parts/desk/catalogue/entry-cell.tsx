import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Badge } from '#ui/badge.tsx'
import { PictureCell } from '../picture-cell.tsx'
import type { Entry } from './entry.ts'

/** Picture and name, and what of it is not yet at the house. */
export const EntryCell = ({
  entry,
  ...cell
}: { entry: Entry } & Omit<ComponentProps<typeof PictureCell>, 'path' | 'title'>) => (
  <PictureCell {...cell} path={entry.imagePath ?? ''} title={entry.name} />
)

export function AvailabilityBadge({ available }: { available: boolean }) {
  return available ? (
    <Badge tone="confirmed">
      <Trans>Available</Trans>
    </Badge>
  ) : (
    <Badge tone="neutral">
      <Trans>Unavailable</Trans>
    </Badge>
  )
}
