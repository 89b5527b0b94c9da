import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormats } from '#ui/formats.tsx'

const MEGABYTE = 1024 * 1024

/** The progress of a file; without `of`: not known yet. */
export function Progress({
  label,
  done,
  of,
  waiting,
}: {
  label: ReactNode
  done: number
  of: number
  waiting: boolean
}) {
  const { number } = useFormats()
  const [sent, all] = [number(done / MEGABYTE, 1), number(of / MEGABYTE, 1)]
  return (
    <div className="grid gap-2">
      <output>{label}</output>
      <progress
        aria-hidden="true"
        className="h-2 w-full accent-primary"
        {...(of > 0 && { value: done, max: of })}
      />
      {of > 0 && (
        <p className="note">
          <Trans>
            {sent} of {all} MB
          </Trans>
        </p>
      )}
      {waiting && (
        <p className="text-sm">
          <Trans>The house does not answer just now. It goes on where it was.</Trans>
        </p>
      )}
    </div>
  )
}
