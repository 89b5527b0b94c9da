import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentStep } from '#domain/payment-steps.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { GuestOrder } from '#parts/desk/guest-stays.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { Money } from '../money.ts'
import { PaymentDetails } from './details.tsx'
import { useAllowed } from './use-steps.ts'

/** Details with Mark Paid, Refund, Cancel and Close (spec 3 §2.9). */
export function DetailDialog({
  money,
  work,
  guest,
  busy,
  onClose,
  onEdit,
  onStep,
}: {
  money: Money
  work: readonly OperationRow[]
  /** What it says of its guest's stay. */
  guest: GuestOrder
  /** The step that is being saved. */
  busy: PaymentStep | null
  onClose: () => void
  onEdit: () => void
  onStep: (step: PaymentStep) => void
}) {
  const { t } = useLingui()
  const may = useAllowed()(money)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Payment`}
      footer={
        <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:justify-end">
          {/* What is paid has no first act: a pale one on top would say the opposite. */}
          {may.pay && (
            <Button
              className="col-span-2 sm:order-last"
              busy={busy === 'pay'}
              onClick={() => onStep('pay')}
            >
              <Trans>Mark Paid</Trans>
            </Button>
          )}
          <Button variant="secondary" disabled={!may.refund} onClick={() => onStep('refund')}>
            <Trans>Refund</Trans>
          </Button>
          <Button variant="secondary" disabled={!may.cancel} onClick={() => onStep('cancel')}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="secondary" disabled={!may.edit} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button variant="quiet" className="sm:order-first" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <PaymentDetails money={money} work={work} guest={guest} />
        {may.refundNeedsLink && (
          <StatusLine tone="waiting">
            <Trans>A refund through the provider needs internet. Try again later.</Trans>
          </StatusLine>
        )}
      </div>
    </Dialog>
  )
}
