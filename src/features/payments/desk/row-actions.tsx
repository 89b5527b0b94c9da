import { useLingui } from '@lingui/react/macro'
import { Ban, Check, Eye, Pencil, Undo2, type LucideIcon } from 'lucide-react'
import type { PaymentStep } from '#domain/payment-steps.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Money } from '../money.ts'
import { useAllowed } from './use-steps.ts'

export interface RowActions {
  onView: (money: Money) => void
  onEdit: (money: Money) => void
  onStep: (money: Money, step: PaymentStep) => void
}

interface Act {
  label: string
  icon: LucideIcon
  may: boolean
  take: () => void
}

/** View, Edit, Mark Paid, Refund, Cancel (spec 3 §2.9), and which of them is open now. */
function useActions(money: Money, acts: RowActions): Act[] {
  const { t } = useLingui()
  const may = useAllowed()(money)
  const step = (wished: PaymentStep) => () => acts.onStep(money, wished)
  return [
    { label: t`View`, icon: Eye, may: true, take: () => acts.onView(money) },
    { label: t`Edit`, icon: Pencil, may: may.edit, take: () => acts.onEdit(money) },
    { label: t`Mark Paid`, icon: Check, may: may.pay, take: step('pay') },
    {
      label: may.refundNeedsLink ? t`Refund: needs the link` : t`Refund`,
      icon: Undo2,
      may: may.refund,
      take: step('refund'),
    },
    { label: t`Cancel`, icon: Ban, may: may.cancel, take: step('cancel') },
  ]
}

/** Beside the columns, where there is room for icons alone. */
export function RowIcons({ money, acts }: { money: Money; acts: RowActions }) {
  return (
    <div className="flex justify-end text-primary">
      {useActions(money, acts).map(({ label, icon: Icon, may, take }) => (
        <IconButton key={label} label={label} disabled={!may} onClick={take}>
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  )
}

/** Below the columns, in words. */
export function RowText({ money, acts }: { money: Money; acts: RowActions }) {
  return (
    <div className="ml-auto flex">
      {useActions(money, acts).map(({ label, may, take }) => (
        <Button
          key={label}
          variant="quiet"
          className="px-3! text-sm!"
          disabled={!may}
          onClick={take}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
