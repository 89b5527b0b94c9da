import { Trans } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useMay } from '../use-may.ts'
import { useOffered } from '../use-offered.ts'

/** Note on the desk's page of a service that is switched off: why nothing new can be made here. */
export function OffNote({ kind }: { kind: string }) {
  const isOffered = useOffered()
  const isAdmin = useMay('admin')
  if (isOffered(kind)) return null
  return (
    <Alert tone="info">
      <Trans>The house does not offer this at the moment. What is open goes on to its end.</Trans>{' '}
      {isAdmin && (
        <TextLink to="/dashboard/services">
          <Trans>Switch it on under Services</Trans>
        </TextLink>
      )}
    </Alert>
  )
}
