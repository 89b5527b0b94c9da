import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptor } from '#offline/operation-descriptor.ts'
import { refusalText } from '#offline/refusal-text.ts'

/** Why an operation is parked: by its reason, else the server's message. */
export function ReasonText({
  operation,
  descriptor,
}: {
  operation: OperationRow
  /** Its own text is said of refusals without a message and of what no path takes. */
  descriptor: Pick<OperationDescriptor, 'failed' | 'failedOf' | 'fieldNames'> | undefined
}) {
  const failed = descriptor?.failedOf?.(operation) ?? descriptor?.failed
  const { i18n } = useLingui()
  switch (operation.parkReason) {
    case 'predecessor':
      return <Trans>What it follows was withdrawn, so nothing was done.</Trans>
    case 'not_supported':
      return (
        <>
          {failed && `${i18n._(failed)}\n`}
          <Trans>
            Not taken by the house’s server yet. It is tried again with the next version, or by
            hand.
          </Trans>
        </>
      )
    case 'may_have_arrived':
      return (
        <Trans>
          It may have arrived: it was sent, and the answer was lost. It is not sent again by itself.
        </Trans>
      )
    case 'too_late':
      return <Trans>It came too late for the house.</Trans>
    default:
      return (
        refusalText(operation.answer, i18n, descriptor?.fieldNames) ??
        (failed ? i18n._(failed) : <Trans>The house did not accept it.</Trans>)
      )
  }
}
