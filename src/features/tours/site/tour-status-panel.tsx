import { Trans, useLingui } from '@lingui/react/macro'
import { tours } from '#contract/services/tours.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useOwn } from '#parts/own-requests.ts'
import { PayRequest } from '#parts/pay-request.tsx'
import { RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { ParkedNote } from '#ui/sync-status-panel.tsx'
import { NotSentYet } from '../parts/not-yet.tsx'
import { tourStatusLabels } from '../parts/tour-summary.tsx'
import { TourRefusal } from '../parts/tour-refusal.tsx'

/**
 * The status of a booking: the documents' success text only when the server has it. `pay`: the
 * provider's page opens by itself then.
 */
export function TourStatusPanel({
  operation,
  pay = false,
}: {
  operation: OperationRow
  pay?: boolean
}) {
  const { i18n } = useLingui()
  const tour = useOwn(tours, operation)
  return (
    <RequestStatusPanel
      operation={operation}
      level={1}
      over={<Trans>This booking was taken back</Trans>}
      parked={
        operation.parkReason === 'not_supported' ? (
          <NotSentYet />
        ) : (
          <ParkedNote reason={operation.parkReason} refusal={<TourRefusal operation={operation} />}>
            <Trans>No places are kept for you. Open it below to see the ways on.</Trans>
          </ParkedNote>
        )
      }
      saved={
        <Trans>
          Your places are not kept before the house has it; for something urgent, please call.
        </Trans>
      }
      stage={tour?.stage}
      title={<Trans>Booking placed!</Trans>}
      number={tour === null ? operation.madeId : null}
      label={tour && i18n._(tourStatusLabels[tour.status])}
      reason={tour?.reason}
      pay={<PayRequest service={tours} operation={operation} auto={pay} />}
      code={tour?.code}
      codeLabels={<Trans>With it and your phone or e-mail you find and cancel the booking.</Trans>}
    />
  )
}
