import { msg } from '@lingui/core/macro'
import { cashCountLineOf, type CashCount, type CountCash } from '#contract/cash-counts.ts'
import { amountText } from '#parts/day-and-amount.ts'
import type {
  ApplyOverlay,
  OperationDescriptor,
  OperationDescriptors,
} from '#offline/operation-descriptor.ts'
import { madeByStaff } from '#offline/reads/made-by-staff.ts'

/** A counted till, as the list shows it until the server has it. */
const applyCount: ApplyOverlay = (rows, operation) => {
  if (operation.state === 'taken') return rows
  const body = operation.body as CountCash
  const made: CashCount = {
    ...madeByStaff(operation),
    till: body.till,
    till_name: body.till_name,
    from: body.from,
    to: body.to,
    shift: body.shift,
    counts: body.counts.map(cashCountLineOf),
    reason: body.reason ?? null,
    note: body.note ?? null,
    device_clock: null,
  }
  return [...rows, made]
}

/** "$120.00, RWF 40,000" */
function countedText({ counts }: Partial<CountCash>): string {
  return (counts ?? []).map(({ counted, currency }) => amountText(counted, currency)).join(', ')
}

const countCash: OperationDescriptor = {
  title(operation) {
    const { to = '' } = operation.body as Partial<CountCash>
    return msg`Till counted, handed over to ${to}`
  },
  detail(operation) {
    const counted = countedText(operation.body as Partial<CountCash>)
    return counted === '' ? null : msg`${counted}`
  },
  overlay: { resource: 'cash_counts', apply: applyCount },
  recoveryActions: () => [],
  failed: msg`Failed to keep the count of the till.`,
  about: msg`A till`,
  place: { kind: 'open', label: msg`Open the handover`, to: '/dashboard/handover' },
  check: msg`Check whether the count is in the house’s own list before you send this again.`,
}

export const descriptors: OperationDescriptors = { countCash }
