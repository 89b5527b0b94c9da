import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mayStepPayment, type PaymentStep } from '#domain/payment-steps.ts'
import { offline } from '#offline/offline.ts'
import { useSaveOrSay } from '#parts/desk/use-save-or-say.ts'
import { useValue } from '#ui/use-value.ts'
import { toGiveBack, type Money } from '../money.ts'
import { stepFailed } from '../operations/texts.ts'
import { stepPayment, voidPayment } from './change.ts'

/** What may be done with a payment now (spec 3 §4; decisions.md, "Money"). */
export interface Allowed {
  edit: boolean
  pay: boolean
  refund: boolean
  cancel: boolean
  /** It is on a receipt: cancelling voids it, with a reason. */
  voids: boolean
  /** A refund through the provider needs the link, and the device is offline. */
  refundNeedsLink: boolean
}

/** `linked`: the server answered the last request. */
export function allowedOf(money: Money, linked: boolean): Allowed {
  const byHand = money.provider === null && money.voided == null
  const refundable = mayStepPayment(money.status, 'refund') && toGiveBack(money) > 0
  return {
    edit: byHand && money.receipt == null,
    pay: byHand && mayStepPayment(money.status, 'pay'),
    refund: refundable && (money.provider === null || linked),
    // What went back of it had come.
    cancel: byHand && money.refunded === 0 && mayStepPayment(money.status, 'cancel'),
    voids: money.receipt != null,
    refundNeedsLink: refundable && money.provider !== null && !linked,
  }
}

export function useAllowed(): (money: Money) => Allowed {
  const { state } = useValue(offline().link)
  return (money) => allowedOf(money, state === 'up')
}

/** Runs one step at a time; shows an error where it could not be saved on this device. */
export function useStep() {
  const { i18n } = useLingui()
  const saveOrSay = useSaveOrSay()
  const [busy, setBusy] = useState<{ id: string; step: PaymentStep } | null>(null)
  /** `reason`: voids it instead of cancelling. */
  async function take(money: Money, step: PaymentStep, reason?: string): Promise<boolean> {
    if (busy !== null) return false
    setBusy({ id: money.id, step })
    try {
      const write = () =>
        reason === undefined ? stepPayment(money, step) : voidPayment(money, reason)
      const saved = await saveOrSay(write, i18n._(stepFailed[step]))
      return saved !== null
    } finally {
      setBusy(null)
    }
  }
  return { busy, take }
}
