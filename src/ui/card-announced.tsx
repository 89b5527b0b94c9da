import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { Alert } from './alert.tsx'

/** To the guest: the card that was shown announces the amount, and pays nothing. */
export function CardAnnounced({ card }: { card: string }) {
  const { t } = useLingui()
  return (
    <Alert tone="waiting" icon={<CreditCard />} title={t`Card announced, not yet received`}>
      <Trans>Nothing was charged to {card}. Pay at the house, or on the payment page.</Trans>
    </Alert>
  )
}
