import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { payables } from '#contract/payments.ts'
import type { Service } from '#contract/services/service.ts'
import type { CancellationRules, Paid, Terms } from '#domain/cancellation.ts'
import type { Overlays } from '#offline/reads/overlay.ts'
import { Button } from '#ui/button.tsx'
import { stepLabels, stepOn, type StepTexts } from '../service-steps.ts'
import { CancelMoney } from './cancel-money.tsx'
import { CancelWithReason } from './cancel-with-reason.tsx'
import { onFirstPress, useDeskStep } from './use-desk-step.ts'

interface Row {
  id: string
  status: string
  payment_status?: string
}

/** A service's steps at the desk, and their texts. */
export interface DeskSteps<Step extends string> {
  service: Service<string, Step>
  texts: Pick<StepTexts<never, Step>, 'titles'>
  /** Labels of the buttons of the steps that it alone has. */
  labels?: Readonly<Partial<Record<Step, MessageDescriptor>>>
  /** Overlays of other operations on its rows: a step is ordered after them. */
  overlays: Overlays
}

/**
 * Takes a step on a row; see useDeskStep.
 *
 * @returns `about`: the row in short: who, what, when
 */
export function useServiceStep<Step extends string>({
  service,
  texts,
  overlays,
}: Omit<DeskSteps<Step>, 'labels'>) {
  const take = useDeskStep(overlays)
  return (row: Row, step: Step, about: readonly string[], reason?: string) =>
    take({ ...stepOn(service, texts, row, step, reason), about })
}

/** Texts of the dialog that asks before a cancellation. */
interface CancelText {
  title: string
  /** Of what is no order. */
  confirmLabel?: string
  keepLabel?: string
  /** Identifies the row, where the title does not. */
  what?: ReactNode
  /** What happens to it. */
  becomes: ReactNode
  /** The cancellation terms of its guest; absent: it has no price of its own. */
  termsOf?: (paid: Paid, rules: CancellationRules, now: Date) => Terms
}

/** Props of the dialog of a step that asks first. */
export interface Asking {
  busy: boolean
  onClose: () => void
  /** Runs the step and closes the dialog where it was saved. */
  confirm: (saving: Promise<boolean>) => void
}

/** A step with its own dialog; a step that the description lacks brings its label. */
interface Asked {
  label?: MessageDescriptor
  /** A quiet button, as Cancel has. */
  quiet?: boolean
  renderDialog: (asking: Asking) => ReactNode
}

/**
 * Buttons of the steps that are allowed from the current status (spec 3 §4), the same for every
 * service: the next step is prominent, steps that end it are quiet, and Cancel asks first, with the
 * reason that the guest receives.
 */
export function ServiceActions<Step extends string>({
  steps: its,
  row,
  open = its.service.steps.open(row.status),
  about,
  cancel,
  asked = {},
  inFoot = false,
}: {
  steps: DeskSteps<Step>
  row: Row
  /** The steps to offer, where the status alone does not decide. */
  open?: readonly string[]
  /** Identifies the row: who, what, when. */
  about: readonly string[]
  cancel: CancelText
  asked?: Readonly<Record<string, Asked>>
  /** In a dialog's footer: Cancel names what it cancels, and is quiet behind Close. */
  inFoot?: boolean
}) {
  const { t, i18n } = useLingui()
  const take = useServiceStep(its)
  const { confirmLabel = t`Cancel order`, keepLabel = t`Keep order` } = cancel
  const [busy, setBusy] = useState<string | null>(null)
  const [asking, setAsking] = useState<string | null>(null)

  async function wait(step: string, saving: Promise<boolean>): Promise<boolean> {
    setBusy(step)
    const saved = await saving
    setBusy(null)
    if (saved) setAsking(null)
    return saved
  }
  const labelOf = (step: string) => {
    const label = asked[step]?.label ?? its.labels?.[step as Step] ?? stepLabels[step]
    return label ? i18n._(label) : step
  }
  const isQuiet = (step: string) => step === 'cancel' || asked[step]?.quiet === true
  const asks = (step: string) => step === 'cancel' || asked[step] !== undefined
  const onClose = () => setAsking(null)

  return (
    <>
      {open.map((step, at) => (
        <Button
          key={step}
          variant={isQuiet(step) ? 'quiet' : at === 0 ? 'primary' : 'secondary'}
          className={inFoot && step === 'cancel' ? 'order-first sm:mr-auto' : undefined}
          busy={busy === step && asking === null}
          onClick={onFirstPress(() =>
            asks(step) ? setAsking(step) : void wait(step, take(row, step as Step, about)),
          )}
        >
          {inFoot && step === 'cancel' ? confirmLabel : labelOf(step)}
        </Button>
      ))}
      {asking === 'cancel' && (
        <CancelService
          service={its.service}
          row={row}
          texts={{ ...cancel, confirmLabel, keepLabel }}
          busy={busy !== null}
          onClose={onClose}
          onCancel={(reason) => wait('cancel', take(row, 'cancel' as Step, about, reason))}
        />
      )}
      {asking !== null &&
        asked[asking]?.renderDialog({
          busy: busy !== null,
          onClose,
          confirm: (saving) => void wait(asking, saving),
        })}
    </>
  )
}

function CancelService({
  service,
  row,
  texts: { becomes, termsOf, ...texts },
  ...asking
}: {
  service: Service
  row: Row
  texts: Required<Pick<CancelText, 'confirmLabel' | 'keepLabel'>> & CancelText
  busy: boolean
  onClose: () => void
  onCancel: (reason: string) => Promise<boolean>
}) {
  const kind = payables.find((one) => one === service.kind)
  return (
    <CancelWithReason of={`${service.kind}:${row.id}`} {...texts} {...asking}>
      <p>{becomes}</p>
      {kind && termsOf && (
        <CancelMoney
          subject={{ kind, id: row.id }}
          paid={row.payment_status === 'paid'}
          termsOf={termsOf}
        />
      )}
    </CancelWithReason>
  )
}
