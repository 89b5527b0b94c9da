import { useLingui } from '@lingui/react/macro'
import { Ban, Check, Eye, Pencil, Undo2 } from 'lucide-react'
import type { PaymentStep } from '#domain/payment-steps.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { Money } from '../money.ts'
import { useAllowed } from './use-steps.ts'

export interface RowActs {
  onView: (money: Money) => void
  onEdit: (money: Money) => void
  onStep: (money: Money, step: PaymentStep) => void
}

/** View, Edit, Mark Paid, Refund, Cancel (spec 3 §2.9), each named in full for who cannot see it. */
export function RowActions({ money, acts }: { money: Money; acts: RowActs }) {
  const { t } = useLingui()
  const may = useAllowed()(money)
  const look = 'w-10!'
  return (
    <div className="flex justify-end text-primary">
      <IconButton label={t`View`} className={look} onClick={() => acts.onView(money)}>
        <Eye aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t`Edit`}
        className={look}
        disabled={!may.edit}
        onClick={() => acts.onEdit(money)}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t`Mark Paid`}
        className={look}
        disabled={!may.pay}
        onClick={() => acts.onStep(money, 'pay')}
      >
        <Check aria-hidden="true" />
      </IconButton>
      <IconButton
        label={may.refundNeedsLink ? t`Refund: needs the link` : t`Refund`}
        className={look}
        disabled={!may.refund}
        onClick={() => acts.onStep(money, 'refund')}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t`Cancel`}
        className={look}
        disabled={!may.cancel}
        onClick={() => acts.onStep(money, 'cancel')}
      >
        <Ban aria-hidden="true" />
      </IconButton>
    </div>
  )
}
