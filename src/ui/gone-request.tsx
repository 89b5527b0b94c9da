import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './empty-state.tsx'

/** Where a request can no longer be changed. `to`: its id, where this device has it. */
export function GoneRequest({
  to,
  other,
  ...props
}: {
  picture: ReactNode
  /** "This order can no longer be changed here" */
  title: ReactNode
  to: string | null | undefined
  /** A next step besides the guest's list of requests. */
  other?: ReactNode
}) {
  return (
    <EmptyState
      {...props}
      text={<Trans>The house has it already, or it was made on another device.</Trans>}
      action={
        <>
          <ButtonLink to={to ? `/requests/${to}` : '/requests'}>
            <Trans>Your requests</Trans>
          </ButtonLink>
          {other}
        </>
      }
    />
  )
}
