import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { Alert } from '#ui/alert.tsx'

/** Tells the desk that a guest showed a card for it and no money came. */
export function AnnouncedAlert({ card }: { card: string | null | undefined }) {
  const { t } = useLingui()
  if (card === null || card === undefined) return null
  return (
    <Alert tone="waiting" icon={<CreditCard />} title={t`Card announced, not yet received`}>
      <Trans>The guest showed {card}. No money has come: take it here.</Trans>
    </Alert>
  )
}
