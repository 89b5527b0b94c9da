import { msg } from '@lingui/core/macro'
import type { SettleCancelled } from '#contract/money.ts'
import { isCancelledPaidFlag } from '#domain/cancelled-paid.ts'
import type { ServerStatus, OperationDescriptors } from '#offline/operation-descriptor.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { storedDetail } from '#parts/stored-detail.ts'

/** Refunding or keeping the money of something that staff cancelled, as a queued operation. */

export function settleTitle({ give_back }: SettleCancelled) {
  const amount = amountText(give_back)
  return give_back > 0 ? msg`Give ${amount} back` : msg`Keep what was paid`
}

/** Settled by a colleague, or another sum by now. */
function serverStatus(current: unknown): ServerStatus | null {
  const { held, flag = null } = (current ?? {}) as { held?: number; flag?: string | null }
  if (held === undefined) return null
  const amount = amountText(held)
  const open = isCancelledPaidFlag(flag)
  return {
    label: open ? msg`${amount} is here` : msg`Settled already, ${amount} is here`,
    at: null,
    note: null,
  }
}

export const settleDescriptors: OperationDescriptors = {
  settleCancelled: {
    title: (operation) => settleTitle(operation.body as SettleCancelled),
    detail: storedDetail,
    recoveryActions: () => [],
    serverStatus: serverStatus,
    failed: msg`Failed to settle the money.`,
    check: msg`Check its payments in the house’s own list before you send this again.`,
  },
}
