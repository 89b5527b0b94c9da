import type { Tx } from '../../db/store.ts'
import type { Order } from '../../payments/provider.ts'
import { settingsOf } from '../../house-settings.ts'
import type { Due } from './due.ts'
import type { Described } from './payables/payable.ts'
import { describeSubjects, wholeTitle } from './payables/payables.ts'
import type { ProviderPayment } from './rows.ts'

/** What the provider is asked for. */
export async function orderFor(
  tx: Tx,
  payment: ProviderPayment,
  dues: readonly Due[],
): Promise<Order> {
  const bills = dues.map(({ bill }) => bill)
  const [first] = bills
  if (first === undefined) throw new Error('Nothing to pay for')
  const { name } = await settingsOf(tx.db)
  const its = await describeSubjects(tx.db, bills)
  return {
    reference: payment.merchant_reference,
    currency: payment.currency,
    charged: payment.charged,
    description: `${name.slice(0, 60)}: ${shortDescription(its)}`.slice(0, 100),
    items: its.map((one) => ({
      kind: one.kind,
      title: wholeTitle(one),
      from: one.from,
      to: one.to,
    })),
    customer: first.customer,
    returnPath: `/pay/return/${payment.id}`,
  }
}

/** For the payer's statement. */
function shortDescription(its: readonly Described[]): string {
  const [first] = its
  if (its.every(({ kind }) => kind === 'room')) {
    const many = its.length === 1 ? '1 room' : `${its.length} rooms`
    return `${many}, ${first?.from ?? ''} to ${first?.to ?? ''}`
  }
  const days = its.flatMap(({ from }) => from ?? []).toSorted()
  const last = its.flatMap(({ to }) => to ?? []).toSorted()
  if (its.length === 1) return `${first?.title ?? ''}, ${days[0] ?? ''}`
  return `${its.length} bookings, ${days[0] ?? ''} to ${last.at(-1) ?? ''}`
}
