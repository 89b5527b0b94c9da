import { Dexie } from 'dexie'
import { QueryClient } from '@tanstack/query-core'
import { actorKey, type DraftRow, type OperationRow } from '../db/schema.ts'
import type { DeviceDb } from '../db/open.ts'
import { createClock } from '../link/clock.ts'
import { createDeviceToken } from '../link/device-token.ts'
import { createHost } from '../link/host.ts'
import { createLink } from '../link/link.ts'
import type { Asked, HostKind } from '../link/types.ts'
import type { DeviceState, OpenedDevice } from '../load.ts'
import type { Offline } from '../offline.ts'
import { newRow } from '../outbox/row.ts'
import type { NewOperation, Outbox } from '../outbox/types.ts'
import { personOf, selfOf } from '../reads/owner.ts'
import { actorOf, createSessionStore, type BrowserSession } from '../session.ts'
import { createValue } from '../value.ts'

/** A Saturday, two in the afternoon in the guest house's time zone. */
export const NOW = Date.parse('2026-11-21T12:00:00Z')

/** An admin, signed in. */
export const anna: BrowserSession = {
  userId: 'u1',
  name: 'Anna',
  role: 'admin',
  token: 't',
  remembered: false,
  sendToken: null,
}

export const noHouse: Asked = { kind: 'none', cause: 'no-house' }

/** The server says this. */
export function reply(status: number, body: unknown = {}, retryAfter: number | null = null): Asked {
  const ok = status < 300
  return { kind: 'answer', ok, status, body, retryAfter, replayed: false, houseTime: null }
}

/** A list as a query has it from the server. */
export const known = <Row>(rows: readonly Row[]) => ({
  rows: [...rows],
  asOf: new Date(NOW).toISOString(),
  from: 'house' as const,
})

/** Asks again for nothing that it has. */
export const testClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })

let made = 0

/** A row of the outbox, that waits unless `more` says otherwise. */
export function operationRow(
  operation: Partial<NewOperation> & Pick<NewOperation, 'route'>,
  more: Partial<OperationRow> = {},
): OperationRow {
  made += 1
  const id = operation.id ?? `01900000-0000-7000-8000-${String(made).padStart(12, '0')}`
  const neutral = { body: {}, actor: { kind: 'guest' }, words: { title: '', detail: '' } } as const
  const row = newRow(
    { ...neutral, ...operation },
    { id, key: `key-${made}`, now: NOW, clock: { device: NOW, known: true } },
  )
  return { ...row, seq: made, ...more }
}

/** What a test says of the device. */
export interface FakeDevice extends Omit<Partial<Offline>, 'host' | 'outbox'> {
  /** Of the server, ms. */
  now?: number
  isDown?: boolean
  host?: HostKind
  /** Who is signed in. */
  who?: BrowserSession | null
  /** What lies in the outbox; what is confirmed comes to it. */
  rows?: OperationRow[]
  /** Forms in the middle, by their name; without them the store can't be read. */
  drafts?: Map<string, DraftRow>
  outbox?: Partial<Outbox>
}

/**
 * A device for tests of screens. What the test does not say: the link to our own server is up,
 * nobody is signed in, nothing is kept, the outbox is empty and takes what is confirmed, and no
 * question is answered.
 */
export function fakeOffline(fake: FakeDevice = {}): Offline {
  const { now = NOW, isDown = false, host: kind = 'ours', who = null } = fake
  const { rows = [], drafts, outbox, ...given } = fake
  const session = given.session ?? createSessionStore(null)
  if (given.session === undefined && who !== null) session.keep(who, who.remembered)
  const link = createLink({ probe: async () => undefined })
  if (isDown) link.missed('no-network')
  else link.heard()
  const host = createHost()
  host.restore(kind)
  const store = drafts === undefined ? null : storeOf(drafts)
  const actor = () => actorOf(session.getSnapshot())
  return {
    client: testClient(),
    ask: async () => noHouse,
    clock: createClock(
      () => now,
      () => now,
    ),
    link,
    deviceToken: createDeviceToken(async () => null),
    ended: createValue<string | null>(null),
    device: {
      ...createValue<DeviceState>('ok'),
      load: () => undefined,
      now: () => store,
      ready: async () => store,
      loaded: async () => store,
    },
    cache: { now: () => null, ready: async () => null },
    changes: {
      covers: () => false,
      catchUp: async () => ({ kind: 'unavailable' }),
      onWritten: () => () => undefined,
    },
    actor,
    actorKey: () => actorKey(actor()),
    person: () => personOf(session.getSnapshot()),
    self: () => selfOf(session.getSnapshot()),
    signIn: async () => undefined,
    signOut: async () => session.clear(),
    resumeSending: async () => undefined,
    ...given,
    session,
    host,
    outbox: { ...takingAll(rows), ...outbox },
  }
}

function takingAll(rows: OperationRow[]): Outbox {
  return {
    async confirm(operation, ...followers) {
      const first = operationRow(operation)
      rows.push(first, ...followers.map((one) => operationRow(one)))
      return first
    },
    withdraw: async () => ({ outcome: 'withdrawn' }),
    change: async () => ({ outcome: 'asked' }),
    retry: async () => undefined,
    sendNow: async () => undefined,
    dismiss: async () => ({ outcome: 'withdrawn' }),
    list: async () => [...rows],
    actors: async () => [],
    subscribe: () => () => undefined,
  }
}

/** The open store, as far as screens reach into it: forms in the middle. */
function storeOf(drafts: Map<string, DraftRow>): OpenedDevice {
  type Key = [owner: string, form: string]
  const table = {
    get: ([, form]: Key) => Dexie.Promise.resolve(drafts.get(form)),
    put: (row: DraftRow) =>
      Dexie.Promise.resolve(drafts.set(row.form, row)).then((): Key => [row.owner, row.form]),
    delete: ([, form]: Key) => Dexie.Promise.resolve(drafts.delete(form)).then(() => undefined),
  } as Partial<DeviceDb['drafts']>
  const transaction = (_mode: string, _table: unknown, work: () => unknown) => work()
  return { db: { drafts: table, transaction } as unknown as DeviceDb } as OpenedDevice
}
