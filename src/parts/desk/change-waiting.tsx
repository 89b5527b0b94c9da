import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { useNamedOperation } from './use-named-operation.ts'

/** On an order that only this device has: opens its form again (app/desk/new-order.tsx). */
export function ChangeWaiting({ operationId }: { operationId: string }) {
  const { open } = useNamedOperation('order', [])
  return (
    <Button variant="secondary" onClick={() => open(operationId)}>
      <Trans>Change</Trans>
    </Button>
  )
}
