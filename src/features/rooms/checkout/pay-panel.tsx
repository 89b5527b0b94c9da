import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { InView, useTurned } from '#ui/in-view.tsx'
import { PaymentSoFar } from '#ui/pay-panel.tsx'
import { useValue } from '#ui/use-value.ts'
import { paymentStatusLabels } from '../parts/status-labels.ts'
import { bookingIds, useOwnBookings } from '../use-own-bookings.ts'
import { PayByCard } from './pay-by-card.tsx'
import { usePaymentOf } from './use-payment.ts'

/** Payment of a booking made on this device: by card where possible, and always at the house. */
export function PayPanel({ operation }: { operation: OperationRow }) {
  const link = useValue(offline().link)
  const { payments } = useHouse()
  const syncStatus = syncStatusOf(operation)
  if (syncStatus === 'saved' || syncStatus === 'sent') {
    return link.state === 'down' && payments !== 'none' ? <PayLater /> : null
  }
  if (syncStatus !== 'received') return null
  return <PayNow operation={operation} />
}

/** Payment needs the internet (decisions.md, "Card payments"). */
function PayLater() {
  const { t } = useLingui()
  return (
    <Alert tone="waiting" icon={<CloudOff />} title={t`Paying by card needs internet`}>
      <Trans>Pay by card here when you are online, or at the house when you come.</Trans>
    </Alert>
  )
}

function PayNow({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const { payments } = useHouse()
  const bookings = useOwnBookings([operation]).of(operation)
  const underWay = usePaymentOf(operation.id)
  const [first] = bookings
  const ids = bookingIds(operation)
  const status = first?.paymentStatus ?? 'unpaid'
  const isNews = useTurned(status === 'paid')
  if (ids.length === 0 || first?.status === 'cancelled') return null
  const see = underWay !== null && (
    <ButtonLink to={`/paid/${underWay}`} variant="secondary">
      <Trans>See the payment</Trans>
    </ButtonLink>
  )
  if (status === 'paid' || status === 'refunded') {
    return (
      <InView when={isNews}>
        <Alert tone="confirmed" title={i18n._(paymentStatusLabels[status])} action={see} live>
          {bookings.some(({ roomGone }) => roomGone) && (
            <Trans>
              The room went to another guest while you paid. The house will call you: another room,
              or your money back.
            </Trans>
          )}
        </Alert>
      </InView>
    )
  }
  return (
    <>
      <PaymentSoFar status={status} see={see} />
      <Card className="grid gap-5">
        <PayByCard bookingIds={ids} operationId={operation.id} payments={payments} />
      </Card>
    </>
  )
}
