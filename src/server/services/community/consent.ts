import * as z from 'zod/mini'
import {
  consentCategories,
  recordConsent as recordBody,
  resetConsent as resetBody,
  revokedConsent,
  savedConsent,
} from '#contract/community.ts'
import type { ConsentsTable } from '../../db/schema.ts'
import { refuse, write, type Answer } from '../../pipeline/endpoint.ts'
import { checkHourly } from './limits.ts'
import { consentWire } from './wire.ts'

const PER_HOUR = 20

/** The essential category is always among them, each once, in one order. */
const normalizedCategories = (said: readonly string[]) =>
  JSON.stringify(consentCategories.filter((one) => one === 'essential' || said.includes(one)))

/** POST /api/consents: what /privacy records. */
export const recordConsent = write({
  name: 'recordConsent',
  body: recordBody,
  answer: z.object({ id: z.string() }),
  async write(tx, { body, actor, operation, now }) {
    await checkHourly(tx, { actor, now }, 'recordConsent', PER_HOUR)
    const granted_at = operation?.deviceTime ?? now.toISOString()
    const { deviceId } = actor
    const said = {
      name: body.name ?? null,
      email: body.email ?? null,
      device: body.device,
      categories: normalizedCategories(body.categories),
      granted_at,
      changed_by: null,
    }
    const earlier =
      deviceId === null
        ? undefined
        : await tx.db
            .selectFrom('consents')
            .select(['id', 'granted_at', 'categories'])
            .where('device_id', '=', deviceId)
            .where('deleted_at', 'is', null)
            .executeTakeFirst()
    const id = earlier?.id ?? tx.newId('consents')
    const changed = { categories: [earlier?.categories ?? null, said.categories] } satisfies Record<
      string,
      [unknown, unknown]
    >
    const done: Answer = {
      status: 201,
      body: { id },
      changes: [{ resource: 'consents', rowId: id, changed }],
    }
    // Said before what stands there, and late to arrive: the later word stays.
    if (earlier !== undefined && wasSaidBefore(granted_at, earlier)) {
      return { status: 201, body: { id } }
    }
    if (earlier === undefined) await tx.insert('consents', { id, device_id: deviceId, ...said })
    else await tx.update('consents', id, said)
    return done
  },
})

const wasSaidBefore = (at: string, { granted_at }: Pick<ConsentsTable, 'granted_at'>) =>
  Date.parse(at) < Date.parse(granted_at)

/** The guest's own later word is not undone by what the desk said before it. */
function refuseIfOlder(row: ConsentsTable, deviceTime: string | null | undefined): void {
  if (deviceTime == null || !wasSaidBefore(deviceTime, row)) return
  refuse('consent_given_anew', { current: consentWire(row) })
}

/** PATCH /api/consents/{id}: Reset to Essential, stamped today (spec 3 §4). */
export const resetConsent = write({
  name: 'resetConsent',
  body: resetBody,
  answer: savedConsent,
  async write(tx, { params, operation, now }) {
    const row = await tx.lock('consents', params.id ?? '')
    if (row === undefined) return refuse('no_such_consent')
    refuseIfOlder(row, operation?.deviceTime)
    const categories = normalizedCategories([])
    const after = await tx.update('consents', row.id, {
      categories,
      granted_at: operation?.deviceTime ?? now.toISOString(),
      changed_by: tx.stamp.by ?? null,
    })
    return {
      status: 200,
      body: { data: consentWire(after) },
      changes: [
        {
          resource: 'consents',
          rowId: row.id,
          changed: { categories: [row.categories, categories] },
        },
      ],
    }
  },
})

/** DELETE /api/consents/{id}: Revoke removes the record (spec 3 §4). Gone already is as wished. */
export const revokeConsent = write({
  name: 'revokeConsent',
  body: z.object({}),
  answer: revokedConsent,
  async write(tx, { params, operation }) {
    const id = params.id ?? ''
    const gone = { status: 200, body: { message: 'Consent revoked' } }
    const row = await tx.lock('consents', id)
    if (row === undefined) return gone
    refuseIfOlder(row, operation?.deviceTime)
    await tx.remove('consents', id)
    return {
      ...gone,
      changes: [
        { resource: 'consents', rowId: id, changed: { categories: [row.categories, null] } },
      ],
    }
  },
})
