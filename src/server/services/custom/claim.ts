import type { NamedRefusal } from '#contract/refusals/index.ts'
import {
  capacityKeepingStatuses,
  capacityLeft,
  claimOf,
  daysWithRoom,
  nearSpan,
  type CustomAsked,
  type CustomClaim,
  type CustomRules,
} from '#domain/custom.ts'
import { checkOpenLimit } from '../../budgets/open-limit.ts'
import type { Tx } from '../../db/store.ts'
import { refuseWith } from '../../pipeline/endpoint.ts'

/** Other days that a refusal names. */
const MAX_DAYS = 6

/** What living orders take of a service's capacity in a span. */
async function claimsIn(
  tx: Tx,
  serviceId: string,
  { from, until }: Pick<CustomClaim, 'from' | 'until'>,
): Promise<CustomClaim[]> {
  const rows = await tx.db
    .selectFrom('custom_orders')
    .select(['claim_from', 'claim_until', 'claim_amount'])
    .where('service_id', '=', serviceId)
    .where('claim_until', '>', from)
    .where('claim_from', '<', until)
    .where('status', 'in', [...capacityKeepingStatuses])
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    from: row.claim_from ?? '',
    until: row.claim_until ?? '',
    amount: row.claim_amount ?? 0,
  }))
}

/**
 * Refuses what is more than is left at any moment of it, with days after it on which it could be.
 * The service's row must be locked: whoever claims of it waits there. Throws `FULL`.
 */
export async function checkCapacity(
  tx: Tx,
  service: CustomRules & { id: string; name: string },
  asked: CustomAsked,
): Promise<void> {
  const claim = claimOf(service, asked)
  if (service.capacity === null || claim === null) return
  const claims = await claimsIn(tx, service.id, nearSpan(service, asked) ?? claim)
  const left = capacityLeft(service.capacity, claim, claims) ?? 0
  if (claim.amount <= left) return
  const days = daysWithRoom(service, asked, claims, MAX_DAYS)
  refuseWith(reasonFor(service, asked, claim.amount, left), {
    current: { service_id: service.id, date: asked.day, time: asked.time, left, days },
  })
}

function reasonFor(
  { name, capacity }: { name: string; capacity: number | null },
  { day, time }: CustomAsked,
  amount: number,
  left: number,
): NamedRefusal {
  if (capacity !== null && amount > capacity) {
    return { reason: 'capacity_at_most', params: { name, capacity } }
  }
  const date = day ?? ''
  return time === null
    ? { reason: 'left_on', params: { name, left, date } }
    : { reason: 'left_at', params: { name, left, time, date } }
}

/**
 * Refuses a stranger who takes up too much of what is scarce. Counted is what guests have asked for,
 * not paid, and nobody at the desk has touched: an order that needs no confirming is confirmed by no
 * person. Throws `too_many_requests`.
 */
export async function checkUntouched(
  tx: Tx,
  { phone, email }: { phone: string | null; email: string | null },
  amount: number,
  today: string,
): Promise<void> {
  const asked = { customer_phone: phone, customer_email: email, amount }
  await checkOpenLimit(tx, 'customPlaces', asked, async () => {
    const rows = await tx.db
      .selectFrom('custom_orders')
      .select(['customer_phone', 'customer_email', 'claim_amount'])
      .where('claim_until', '>=', today)
      .where('claim_amount', 'is not', null)
      .where('status', 'in', [...capacityKeepingStatuses])
      .where('payment_status', '=', 'unpaid')
      .where('changed_by', '=', 'guest')
      .where('deleted_at', 'is', null)
      .execute()
    return rows.map(({ claim_amount, ...contact }) => ({ ...contact, amount: claim_amount ?? 0 }))
  })
}
