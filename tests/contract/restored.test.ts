import 'fake-indexeddb/auto'
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient } from '@tanstack/query-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Session } from '#contract/session.ts'
import { openStoreOf } from '#offline/device.ts'
import { createOffline, type Offline } from '#offline/offline.ts'
import { createSessionStore } from '#offline/session.ts'
import { accept, dinner } from '../bench/dinners.ts'
import { House } from '../fixtures/house.ts'
import { temporaryDir } from '../fixtures/paths.ts'

/**
 * A back-up that is older than the last orders is put back: the devices that sent them have them
 * once more taken, each once (design §6, "epoch"). On the embedded store, whose files are the house;
 * what a device does then does not depend on the store.
 */
let house: House
let backup: string

beforeAll(async () => {
  house = await House.open({ store: 'sqlite' })
  backup = temporaryDir('backup')
})
afterAll(async () => {
  await house.close()
  rmSync(backup, { recursive: true, force: true })
})

/** A device with a store of its own, in this process. */
async function device() {
  const offline = createOffline({
    base: house.url,
    client: new QueryClient(),
    open: (setup) => Promise.resolve(openStoreOf({ ...setup, name: 'restored' })),
    session: createSessionStore(null),
    storage: null,
  })
  offline.device.load()
  await offline.device.ready()
  return offline
}

async function signIn(offline: Offline): Promise<void> {
  const asked = await offline.ask({ route: 'login', body: house.admin })
  if (asked.kind !== 'answer') throw new Error('No sign-in')
  await offline.signIn((asked.body as { data: Session }).data, true)
}

const files = ['house.db', 'house.db-wal', 'house.db-shm']

/** Over the file in place, as `cp` does: the house learns of it by what the device has seen. */
async function putBack(): Promise<void> {
  for (const file of files.slice(1)) rmSync(join(house.dataDir, file), { force: true })
  copyFileSync(join(backup, 'house.db'), join(house.dataDir, 'house.db'))
}

const orderOf = (operation: string) =>
  house.rows('select status from restaurant_orders where operation_id = ?', [operation])
const statusOf = async (id: string) =>
  (await house.rows('select status from restaurant_orders where id = ?', [id]))[0]?.['status']

it('what a restored house lost is taken again, once', { timeout: 120_000 }, async () => {
  const { body } = await house.api('POST', '/api/restaurant/orders', { body: dinner().body })
  const { id: older } = body as { id: string }
  await house.stop()
  mkdirSync(backup, { recursive: true })
  cpSync(join(house.dataDir, 'house.db'), join(backup, 'house.db'))
  await house.start()

  const offline = await device()
  await signIn(offline)
  expect(await offline.changes.catchUp()).toMatchObject({ kind: 'current' })
  const { outbox } = offline
  const validUntil = new Date(Date.now() + 86_400_000).toISOString()
  const placed = await outbox.confirm({ ...dinner(), actor: { kind: 'guest' }, validUntil })
  const step = await outbox.confirm({ ...accept(older), actor: offline.actor() })
  await outbox.sendNow()
  const made = (await outbox.list(['guest']))[0]?.madeId
  expect(await offline.changes.catchUp()).toMatchObject({ kind: 'current' })
  expect([await orderOf(placed.id), await statusOf(older)]).toEqual([
    [{ status: 'pending' }],
    'accepted',
  ])

  await house.stop()
  await putBack()
  await house.start()
  expect([await orderOf(placed.id), await statusOf(older)]).toEqual([[], 'pending'])

  // The session is younger than the back-up: what waits for a person waits for their sign-in.
  expect(await offline.changes.catchUp()).toMatchObject({ kind: 'refused' })
  await signIn(offline)
  expect(await offline.changes.catchUp()).toMatchObject({ kind: 'current' })
  await expect
    .poll(async () => [await orderOf(placed.id), await statusOf(older)], { timeout: 20_000 })
    .toEqual([[{ status: 'pending' }], 'accepted'])

  // Caught up again, as after a reload: nothing more is asked, and nothing is there twice.
  await offline.changes.catchUp()
  await outbox.sendNow()
  expect(await orderOf(placed.id)).toHaveLength(1)
  const rows = await outbox.list(['guest', offline.actorKey()])
  expect(made).toBe(rows.find(({ id }) => id === placed.id)?.madeId)
  expect(rows.map(({ id, key, state }) => ({ id, key, state }))).toEqual([
    { id: step.id, key: step.key, state: 'taken' },
    { id: placed.id, key: placed.key, state: 'taken' },
  ])
})
