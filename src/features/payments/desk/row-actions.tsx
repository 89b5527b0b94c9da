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

interface RowAction {
  label: string
  icon: LucideIcon
  enabled: boolean
  run: () => void
}

/** View, Edit, Mark Paid, Refund, Cancel (spec 3 §2.9), and which of them is possible now. */
function useActions(money: Money, handlers: RowActions): RowAction[] {
  const { t } = useLingui()
  const may = useAllowed()(money)
  const step = (wished: PaymentStep) => () => handlers.onStep(money, wished)
  return [
    { label: t`View`, icon: Eye, enabled: true, run: () => handlers.onView(money) },
    { label: t`Edit`, icon: Pencil, enabled: may.edit, run: () => handlers.onEdit(money) },
    { label: t`Mark Paid`, icon: Check, enabled: may.pay, run: step('pay') },
    {
      label: may.refundNeedsLink ? t`Refund: needs internet` : t`Refund`,
      icon: Undo2,
      enabled: may.refund,
      run: step('refund'),
    },
    { label: t`Cancel`, icon: Ban, enabled: may.cancel, run: step('cancel') },
  ]
}

/** Beside the columns, where there is room for icons alone. */
export function RowIcons({ money, handlers }: { money: Money; handlers: RowActions }) {
  return (
    <div className="flex justify-end text-primary">
      {useActions(money, handlers).map(({ label, icon: Icon, enabled, run }) => (
        <IconButton key={label} label={label} disabled={!enabled} onClick={run}>
          <Icon />
        </IconButton>
      ))}
    </div>
  )
}

/** Below the columns, in words. */
export function RowText({ money, handlers }: { money: Money; handlers: RowActions }) {
  return (
    <div className="ml-auto flex">
      {useActions(money, handlers).map(({ label, enabled, run }) => (
        <Button
          key={label}
          variant="quiet"
          className="px-3! text-sm!"
          disabled={!enabled}
          onClick={run}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
