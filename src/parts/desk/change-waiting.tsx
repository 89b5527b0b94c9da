import { Trans } from '@lingui/react/macro'
import type { ServiceKind } from '#contract/services/index.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { changeAtDesk } from '../change-at-desk.ts'

/** On an order that only this device has: opens its form again. */
export function ChangeWaiting({ kind, operationId }: { kind: ServiceKind; operationId: string }) {
  return (
    <ButtonLink variant="secondary" to={changeAtDesk(kind, operationId)}>
      <Trans>Change</Trans>
    </ButtonLink>
  )
}
