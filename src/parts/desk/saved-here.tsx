import { Plural } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import type { OperationRow } from '#offline/db/schema.ts'
import { StatusLine } from '#ui/status-line.tsx'
import { ByWhom } from './by-whom.tsx'

/** That steps wait on this device, and who recorded them. Nothing without any. */
export function SavedHere({
  count = 1,
  steps,
}: {
  count?: number
  steps: readonly OperationRow[] | undefined
}) {
  if (count === 0) return null
  return (
    <StatusLine tone="waiting" icon={<Smartphone />}>
      <Plural
        value={count}
        one="Saved on this device, not yet with the house"
        other="# steps saved on this device, not yet with the house"
      />{' '}
      <ByWhom steps={steps} />
    </StatusLine>
  )
}
