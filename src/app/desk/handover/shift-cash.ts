import type { ChangePayment, RecordPayment } from '#contract/money.ts'
import { movementsOf, type Movement } from '#domain/movements.ts'
import type { Money } from '#features/payments/money.ts'
import { isNamed, recorded } from '#features/payments/operations/overlay.ts'
import { subjectCalls } from '#features/payments/subjects.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { rowNames } from '#parts/desk/about-rows.ts'
import { paymentFacts } from '#parts/desk/payment-facts.ts'

/** The cash that this device took in a shift, and what others took meanwhile. Pure. */

const calls = Object.values(subjectCalls)
const recordRoutes = new Set<string>(calls.map(({ record }) => record))
const changeRoutes = new Set<string>(calls.map(({ change }) => change))

const keyOf = ({ payment, way }: Movement) => `${payment}:${way}`

export interface ShiftCash {
  /** By what was recorded on this device in this shift. */
  own: Movement[]
  /** By others, in the same time. */
  others: Movement[]
}

/**
 * What the operations of a shift moved, by the payments as they are now: an amount that was put
 * right later counts as it is, and what was voided does not.
 *
 * @param rows payments as the screens show them, with waiting operations laid over
 * @param since the shift's begin, ISO
 */
export function shiftCash(
  rows: readonly Money[],
  operations: readonly OperationRow[],
  since: string,
): ShiftCash {
  const byOperation = new Map(rows.map((row) => [row.operation_id, row]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  // A change may name what recorded the payment, and a row tells only what changed it last.
  const nameOf = rowNames(operations, [rows])
  const own = new Map<string, Movement>()
  const add = (row: Money | null | undefined, ways: readonly Movement['way'][]) => {
    if (!row) return
    for (const one of movementsOf(paymentFacts(row))) {
      if (ways.includes(one.way)) own.set(keyOf(one), one)
    }
  }
  for (const operation of operations) {
    const { route, params, madeId } = operation
    if (recordRoutes.has(route)) {
      const { status } = operation.body as RecordPayment
      const row =
        byId.get(madeId ?? '') ??
        byId.get(ghostId(operation)) ??
        byOperation.get(operation.id) ??
        recorded(operation)
      if (status === 'paid') add(row, ['came'])
      if (status === 'refunded') add(row, ['came', 'went'])
    } else if (changeRoutes.has(route)) {
      const { status } = operation.body as ChangePayment
      const { paymentId = '' } = params
      const row = byId.get(nameOf(paymentId)) ?? rows.find((one) => isNamed(one, paymentId))
      if (status === 'paid') add(row, ['came'])
      if (status === 'refunded') add(row, ['went'])
    }
  }
  const others = rows
    .flatMap((row) => (row.method === 'cash' ? movementsOf(paymentFacts(row)) : []))
    .filter((one) => one.at >= since && !own.has(keyOf(one)))
  return { own: [...own.values()], others }
}
