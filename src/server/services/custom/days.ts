import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { customDays, type CustomDays } from '#contract/custom.ts'
import { capacityKeepingStatuses } from '#domain/custom.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Tx } from '../../db/store.ts'
import { syncedFields, type WireRows } from '../../db/wire.ts'
import { settingsOf } from '../../house-settings.ts'
import { read } from '../../pipeline/endpoint.ts'
import type { RowPatch } from '../service/server.ts'
import type { CustomDaysTable } from './schema.ts'
import type { CustomOrderRow } from './wire.ts'

/** Brings what everyone may know of an order in step with it. After every change of an order. */
export async function showClaim(tx: Tx, row: CustomOrderRow): Promise<void> {
  const shown = await tx.db
    .selectFrom('custom_days')
    .select('id')
    .where('order_id', '=', row.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const { claim_from, claim_until, claim_amount } = row
  const keeps = (capacityKeepingStatuses as readonly string[]).includes(row.status)
  if (!keeps || claim_from === null || claim_until === null || claim_amount === null) {
    if (shown !== undefined) await tx.remove('custom_days', shown.id)
    return
  }
  // What an order takes never changes.
  if (shown !== undefined) return
  await tx.insert('custom_days', {
    id: `claim-${uuidv7(Date.parse(tx.stamp.at))}`,
    order_id: row.id,
    service_id: row.service_id,
    claim_from,
    claim_until,
    claim_amount,
  })
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

/** Whose order it is, and which operation made it, is nobody else's business. */
function customDaysWire(row: Selectable<CustomDaysTable>): CustomDays {
  return {
    ...syncedFields(row),
    operation_id: null,
    service_id: row.service_id,
    from: row.claim_from,
    until: row.claim_until,
    amount: row.claim_amount,
  }
}

/**
 * What is taken. What is past is left out; what is past is told by the newest change, which is never
 * ahead of the house's clock.
 */
export const customDayRows: WireRows = async (db, ids) => {
  const newest = await db
    .selectFrom('custom_days')
    .select((eb) => eb.fn.max('changed_at').as('at'))
    .executeTakeFirst()
  const yesterday = addDays((newest?.at ?? '2000-01-01').slice(0, 10), -1)
  const rows = await db
    .selectFrom('custom_days')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('claim_until', '>=', yesterday)
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .execute()
  return rows.map(customDaysWire)
}

/** GET /api/custom-services/days: what is taken from now on, and nothing of whose orders it is. */
export const listCustomDays = read({
  name: 'listCustomDays',
  answer: z.object({ data: z.array(customDays) }),
  async read(db, { now }) {
    const { timezone } = await settingsOf(db)
    const rows = await db
      .selectFrom('custom_days')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where('claim_until', '>=', addDays(dayIn(timezone, now), -1))
      .orderBy('claim_until')
      .orderBy('id')
      .execute()
    return { data: rows.map(customDaysWire) }
  },
})
