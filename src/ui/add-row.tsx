import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** Below a list of fields: what is wrong with it, and the way to one more, as long as there is room. */
export function AddRow({
  error,
  count,
  limit,
  onAdd,
  children,
}: {
  error: string | undefined
  count: number
  limit: number
  onAdd: () => void
  children: ReactNode
}) {
  return (
    <>
      {error && (
        <p role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        icon={<Plus />}
        disabled={count >= limit}
        onClick={onAdd}
        className="w-fit"
      >
        {children}
      </Button>
      {count >= limit && (
        <p className="note">
          <Trans>There is room for {limit}.</Trans>
        </p>
      )}
    </>
  )
}
