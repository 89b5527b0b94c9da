import * as z from 'zod/mini'
import {
  apiKeys,
  createApiKey as createBody,
  createdApiKey,
  KEY_PREFIX,
  revokedApiKey,
  type ApiKey,
} from '#contract/keys.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { countOf } from '../../db/count.ts'
import type { ApiKeysTable } from '../../db/schema.ts'
import { actorDisplayName } from '../../pipeline/actor.ts'
import { newToken, tokenHash } from '../../pipeline/tokens.ts'
import { read, refuse, task, write } from '../../pipeline/endpoint.ts'
import { writeAudit } from '../people/index.ts'

/** Keys that may be alive at a time; a house has a handful of programs. */
const MAX_KEYS = 20

function wire(row: ApiKeysTable): ApiKey {
  const { id, name, masked, made_by, made_at, last_used_at, revoked_at } = row
  return { id, name, masked, made_by, made_at, last_used_at, revoked_at }
}

const listApiKeys = read({
  name: 'listApiKeys',
  answer: apiKeys,
  async read(db) {
    const rows = await db.selectFrom('api_keys').selectAll().orderBy('id', 'desc').execute()
    return { data: rows.map(wire) }
  },
})

/** The first three characters and the last three (spec 3 §9). */
const maskOf = (key: string) => `${key.slice(0, 3)}…${key.slice(-3)}`

/** A task: no answer of it is ever kept, since it bears the key. */
const createApiKey = task({
  name: 'createApiKey',
  body: createBody,
  answer: createdApiKey,
  async run(call, { store }) {
    const { body, now, actor } = call
    const key = `${KEY_PREFIX}${newToken()}`
    const row: ApiKeysTable = {
      id: uuidv7(now.getTime()),
      name: body.name,
      key_hash: tokenHash(key),
      masked: maskOf(key),
      made_by: actorDisplayName(actor),
      made_at: now.toISOString(),
      last_used_at: null,
      revoked_at: null,
    }
    await store.transaction(async (tx) => {
      const keys = tx.db.selectFrom('api_keys').where('revoked_at', 'is', null)
      if ((await countOf(keys)) >= MAX_KEYS) {
        refuse('too_many_keys', { most: MAX_KEYS }, { field: 'name' })
      }
      await tx.db.insertInto('api_keys').values(row).execute()
      await writeAudit(tx, call, 'createApiKey', {
        resource: 'api_keys',
        rowId: row.id,
        changed: { name: [null, row.name] },
      })
    })
    return { status: 201, body: { data: wire(row), key, message: 'API key generated' } }
  },
})

const revokeApiKey = write({
  name: 'revokeApiKey',
  body: z.object({}),
  answer: revokedApiKey,
  async write(tx, { params, now }) {
    const key = await tx.db
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', params.id ?? '')
      .executeTakeFirst()
    if (key === undefined) return refuse('no_such_key')
    const message = 'API key revoked'
    if (key.revoked_at !== null) return { status: 200, body: { data: wire(key), message } }
    const revoked_at = now.toISOString()
    await tx.db.updateTable('api_keys').set({ revoked_at }).where('id', '=', key.id).execute()
    return {
      status: 200,
      body: { data: wire({ ...key, revoked_at }), message },
      changes: [{ resource: 'api_keys', rowId: key.id, changed: { revoked: [false, true] } }],
    }
  },
})

export const endpoints = [listApiKeys, createApiKey, revokeApiKey]
