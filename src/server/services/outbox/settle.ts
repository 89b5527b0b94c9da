import * as z from 'zod/mini'
import { parked, settleParked as settleBody } from '#contract/outbox.ts'
import type { ParkedTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { read, refuse, write, type Answer } from '../../pipeline/endpoint.ts'
import { voidKey, claimKeys, findByKey, findByOperation } from '../../pipeline/stored-responses.ts'
import { parkedWire } from './wire.ts'

/** GET /api/outbox/parked: what nobody has settled, oldest first. */
export const listParked = read({
  name: 'listParked',
  answer: z.object({ data: z.array(parked) }),
  async read(db) {
    const rows = await db
      .selectFrom('parked')
      .selectAll()
      .where('state', '=', 'open')
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1000)
      .execute()
    return { data: await parkedWire(db, rows) }
  },
})

const wireOf = async (tx: Tx, row: ParkedTable) => (await parkedWire(tx.db, [row]))[0]

/**
 * PATCH /api/outbox/parked/{id}/settle: a colleague has dealt with it. Burns the key in the same
 * transaction, so that the device, wherever it is, can no longer bring it. What was taken or
 * withdrawn meanwhile: 409 `conflict` with the row.
 */
export const settleParked = write({
  name: 'settleParked',
  body: settleBody,
  answer: z.object({ data: parked }),
  async write(tx, { params, body, actor, now }): Promise<Answer> {
    const row = await tx.lock('parked', params.id ?? '')
    if (row === undefined) return refuse('no_such_row')
    if (row.state === 'settled') return { status: 200, body: { data: await wireOf(tx, row) } }
    await claimKeys(tx, [row.key, row.id])
    const known = await findByKey(tx.db, row.key)
    if (row.state !== 'open' || known?.state === 'done') {
      return refuse('settled_by_own_device', {
        current: { ...(await wireOf(tx, row)), ...(known?.state === 'done' && { state: 'taken' }) },
      })
    }
    if (known === undefined) {
      await voidKey(tx, {
        key: row.key,
        operationId: (await findByOperation(tx.db, row.id)) ? null : row.id,
        actor: row.actor,
        endpoint: row.endpoint,
        device_id: row.device_id,
        at: now.toISOString(),
      })
    }
    const settled = await tx.update('parked', row.id, {
      state: 'settled',
      settled_by: actor.kind === 'staff' ? actor.name : null,
      settled_at: now.toISOString(),
      settled_note: body.note,
    })
    return {
      status: 200,
      body: { data: await wireOf(tx, settled) },
      changes: [{ resource: 'parked', rowId: row.id, changed: { state: ['open', 'settled'] } }],
    }
  },
})
