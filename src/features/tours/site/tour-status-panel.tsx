import { Trans, useLingui } from '@lingui/react/macro'
import { tours } from '#contract/services/tours.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useOwn } from '#parts/own-requests.ts'
import { PayRequest } from '#parts/pay-request.tsx'
import { RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { ParkedNote } from '#ui/sync-status-panel.tsx'
import { tourStatusLabels } from '../parts/tour-summary.tsx'
import { TourRefusal } from '../parts/tour-refusal.tsx'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { CallButton } from '#ui/call-button.tsx'

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
            <Trans>No places are reserved. Open it below to see what you can do.</Trans>
          </ParkedNote>
        )
      }
      saved={
        <Trans>
          Nothing is reserved until the house receives this. If it is urgent, please call.
        </Trans>
      }
      stage={tour?.stage}
      title={<Trans>Booking placed!</Trans>}
      number={tour === null ? operation.madeId : null}
      label={tour && i18n._(tourStatusLabels[tour.status])}
      reason={tour?.reason}
      pay={<PayRequest service={tours} operation={operation} auto={pay} />}
      code={tour?.code}
      codeLabels={
        <Trans>
          Keep this code. With it and your phone number or e-mail you can find or cancel the
          booking.
        </Trans>
      }
    />
  )
}

/**
 * 404 or 405 on every path: the documents' text, and beside it what really happened (decisions.md,
 * "Orders"). The booking stays in the outbox.
 */
function NotSentYet() {
  const { phone } = useHouse()
  return (
    <div className="grid gap-3">
      <h1 className="text-2xl">
        <Trans>Booking requested!</Trans>
      </h1>
      <Alert
        tone="error"
        title={
          phone === '' ? (
            <Trans>not yet with the house</Trans>
          ) : (
            <Trans>not yet with the house, call {phone}</Trans>
          )
        }
        action={<CallButton phone={phone} variant="primary" />}
      >
        <Trans>
          The house’s server does not take bookings of tours yet. It stays on this device and is
          tried again; no places are kept for you until then.
        </Trans>
      </Alert>
    </div>
  )
}
