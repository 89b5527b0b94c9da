import * as z from 'zod/mini'
import { customDays, type CustomDays } from '#contract/custom.ts'
import { capacityKeepingStatuses } from '#domain/custom.ts'
import type { Tx } from '../../db/store.ts'
import { syncedFields } from '../../db/wire.ts'
import { read } from '../../pipeline/endpoint.ts'
import { daysTaken, syncTaken } from '../days-taken.ts'
import type { RowPatch } from '../service/server.ts'
import type { CustomOrderRow } from './wire.ts'

/** Brings what everyone may know of an order in step with it. After every change of an order. */
export async function showClaim(tx: Tx, row: CustomOrderRow): Promise<void> {
  const { id, service_id, claim_from, claim_until, claim_amount } = row
  const keeps = (capacityKeepingStatuses as readonly string[]).includes(row.status)
  const claims = keeps && claim_from !== null && claim_until !== null && claim_amount !== null
  const now = claims ? { service_id, claim_from, claim_until, claim_amount } : null
  await syncTaken(tx, 'custom_days', { order_id: id }, now, 'claim')
}

/** Changes an order and what everyone may know of it. The only way an order is changed. */
export async function changeCustomOrder(
  tx: Tx,
  id: string,
  patch: RowPatch,
): Promise<CustomOrderRow> {
  const now = await tx.update('custom_orders', id, patch)
  if (patch.status !== undefined) await showClaim(tx, now)
  return now
}

export const takenCustomDays = daysTaken('custom_days', 'claim_until', (row): CustomDays => ({
  ...syncedFields(row),
  service_id: row.service_id,
  from: row.claim_from,
  until: row.claim_until,
  amount: row.claim_amount,
}))

/** GET /api/custom-services/days: what is taken from now on, and nothing of whose orders it is. */
export const listCustomDays = read({
  name: 'listCustomDays',
  answer: z.object({ data: z.array(customDays) }),
  read: takenCustomDays.list,
})
