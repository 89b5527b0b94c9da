import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { ButtonLink } from './button-link.tsx'
import { CardAnnounced } from './card-announced.tsx'
import { InView, useTurned } from './in-view.tsx'
import { PayNow, type PayTrouble } from './pay-now.tsx'

/** The payment status of something, and the button to pay where it is not paid. */
export function PayPanel({
  status,
  paymentPath,
  announced = null,
  online = true,
  ...pay
}: {
  /** The server's status: unpaid, pending, paid, failed, refunded. */
  status: string
  /** The newest payment started on this device; null: none. */
  paymentPath: string | null
  /** The masked card that was shown for it, not yet received. */
  announced?: string | null
  /** The house takes payments online. */
  online?: boolean
  start: () => Promise<PayTrouble | null>
  down: boolean
  auto?: boolean
  variant?: 'primary' | 'secondary'
}) {
  const { t } = useLingui()
  const isNews = useTurned(status === 'paid')
  const see = paymentPath !== null && (
    <ButtonLink to={paymentPath} variant="secondary">
      <Trans>See the payment</Trans>
    </ButtonLink>
  )
  switch (status) {
    case 'paid':
      return (
        <InView when={isNews}>
          <Alert tone="confirmed" title={t`Payment successful`} action={see} live />
        </InView>
      )
    case 'refunded':
      return <Alert tone="info" title={t`Refunded`} action={see} />
    default:
      return (
        <div className="grid gap-3">
          <PaymentSoFar status={status} see={see} />
          {announced !== null && <CardAnnounced card={announced} />}
          {online && <PayNow {...pay} />}
        </div>
      )
  }
}

/** What became of a payment that was begun, where it is not paid. */
export function PaymentSoFar({ status, see }: { status: string; see: ReactNode }) {
  const { t } = useLingui()
  if (status === 'failed') return <Alert tone="error" title={t`Payment failed.`} action={see} />
  if (status !== 'pending') return null
  return (
    <Alert tone="waiting" title={t`Payment under way`} action={see}>
      <Trans>If you left the payment page before it was done, you can start again below.</Trans>
    </Alert>
  )
}
