// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Dexie } from 'dexie'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { DEVICE_VERSION } from '#offline/db/device-db.ts'
import type { OperationRow, SenderRow } from '#offline/db/schema.ts'
import { needsSignIn } from '#contract/needs-sign-in.ts'
import { routeOf, routes, type RouteName } from '#contract/routes.ts'
import { commands, draftsOfToday, foundAgain, type Command } from './commands.tsx'
import { houseCommands } from './house-commands.tsx'
import { closed, recordedDevice, sendAll, type Left, type RecordedDevice } from './recorded-device.ts'

/**
 * Rows as released apps wrote them, in every state that they can be found in: whatever the app is
 * now, it reads them and sends them. One that was tried goes out as it went, byte for byte under its
 * key: the house knows the body by that. A file in rows/ is never changed; `RECORD=1` writes the one
 * of this app where it is not there yet.
 */

const NOW = new Date('2026-07-01T08:00:00.000Z')
const folder = join(import.meta.dirname, 'rows')
/** Grows with each release that writes rows another way. */
const today = join(folder, `${DEVICE_VERSION}-2.json`)

/** Routes whose rows no command makes, and why. */
const unmade: Partial<Record<RouteName, string>> = {
  updateTourBooking: 'no screen of ours changes a booking’s fields: it is for the documents’ clients',
  postTravelPrice: 'the second try at a host that refused updateTravelPrice, never at our own',
}

interface Case {
  command: string
  found: string
  operations: OperationRow[]
  senders: SenderRow[]
  /** What had left the device by then. */
  tried: Left[]
  /** What the app that wrote them sent of them when the link was back. */
  sent: Left[]
  /** Then their states, by their ids. */
  became: Record<string, string>
}

type Draft = ReturnType<typeof draftsOfToday>[number]

interface Released {
  version: number
  tables: Record<string, string>
  drafts: (Draft & { found: object })[]
  cases: Case[]
}

vi.useFakeTimers({ toFake: ['Date'], now: NOW })
afterAll(() => void vi.useRealTimers())

const rowsOf = async ({ offline }: RecordedDevice) =>
  (await offline.outbox.list()).toSorted((a, b) => a.seq - b.seq)

const lastOf = async (device: RecordedDevice) => (await rowsOf(device)).at(-1) as OperationRow

/** Sends over such a link until the newest row is so. A drain that began before ends first. */
async function until(device: RecordedDevice, mood: RecordedDevice['mood'], state: string) {
  device.mood = mood
  const isSo = async () => {
    void device.offline.outbox.sendNow()
    expect((await lastOf(device)).state).toBe(state)
    expect(device.left).not.toEqual([])
  }
  await vi.waitFor(isSo, { timeout: 60_000 })
  if (mood === 'hangs') return
  device.mood = 'cut'
  // Another try may have begun by then: it ends without an answer.
  await device.offline.outbox.sendNow()
  await vi.waitFor(async () => expect((await lastOf(device)).state).toBe(state))
}

/** The answer is lost on its way back. */
const lost = (device: RecordedDevice) => until(device, 'lost', 'unknown')

/** The same with something else in it. */
const otherwise = ({ body, words }: OperationRow) => ({
  body: { ...(body as object), notes: 'Changed' },
  words,
})

/** How a row comes to be found so, by the app's own code. */
const ways: Record<string, (device: RecordedDevice) => Promise<unknown>> = {
  waiting: async () => undefined,
  sending: (device) => until(device, 'hangs', 'sending'),
  unknown: lost,
  async parked(device) {
    const { tell } = device
    const body = { code: 'conflict', message: 'Not any more.', current: { id: 'x', version: 4 } }
    device.tell = () => ({ status: 409, body })
    await until(device, 'up', 'parked')
    device.tell = tell
  },
  async 'to be withdrawn'(device) {
    await lost(device)
    await device.offline.outbox.withdraw((await lastOf(device)).id)
  },
  async 'to be changed'(device) {
    await lost(device)
    const row = await lastOf(device)
    await device.offline.outbox.change(row.id, otherwise(row))
  },
  async 'in the place of another'(device) {
    const row = await lastOf(device)
    await device.offline.outbox.change(row.id, otherwise(row))
  },
}

async function found(command: Command, way: string): Promise<Omit<Case, 'sent' | 'became'>> {
  const device = await recordedDevice('ours', { signedIn: command.signedIn })
  await command.run(device)
  await ways[way]?.(device)
  const { db } = device.store
  const operations = await db.operations.orderBy('seq').toArray()
  const senders = await db.senders.toArray()
  const is = { command: command.name, found: way, operations, senders, tried: withoutNoise(device.left) }
  closed(device)
  return structuredClone(is)
}

/** Today's tables, as Dexie declares them. */
async function tablesOfToday(): Promise<Record<string, string>> {
  const device = await recordedDevice('ours')
  const tables = device.store.db.tables.map(({ name, schema }) => [
    name,
    [schema.primKey, ...schema.indexes].map(({ src }) => src).join(', '),
  ])
  closed(device)
  return Object.fromEntries(tables) as Record<string, string>
}

/** An address, a body, and in whose name; the device's own name is another one here. */
const withoutNoise = (left: readonly Left[]): Left[] =>
  left.map(({ ask, body, headers: { authorization } }) => ({
    ask,
    headers: (authorization === undefined ? {} : { authorization }) as Record<string, string>,
    body,
  }))

let put = 0

/** The rows lie there, the app is opened over them, and the link is back. */
async function sentBy({ version, tables }: Pick<Released, 'version' | 'tables'>, one: Omit<Case, 'sent' | 'became'>) {
  const name = `released-${(put += 1)}`
  const before = new Dexie(name)
  before.version(version).stores(tables)
  await before.open()
  await before.table('operations').bulkPut(one.operations)
  await before.table('senders').bulkPut(one.senders)
  before.close()
  // What only an admin may do goes with their own session, never with a kept token.
  const signedIn = one.operations.some(({ route, body }) => needsSignIn(route, body))
  const device = await recordedDevice('ours', { name, signedIn })
  await sendAll(device)
  const rows = await rowsOf(device)
  const sent = withoutNoise(device.left)
  closed(device)
  return { sent, became: Object.fromEntries(rows.map(({ id, state }) => [id, state])) }
}

/** A draft lies there, and its screen is opened. */
async function foundOf(
  { version, tables }: Pick<Released, 'version' | 'tables'>,
  { form, owner, value, changedAt }: Draft,
): Promise<object> {
  const name = `released-${(put += 1)}`
  const before = new Dexie(name)
  before.version(version).stores(tables)
  await before.open()
  await before.table('drafts').put({ form, owner, value, changedAt })
  before.close()
  const device = await recordedDevice('ours', { name })
  const is = await foundAgain(device, form)
  closed(device)
  return is
}

const madeBy = ({ route, actorKey }: OperationRow) => `${route} ${actorKey}`

async function write(): Promise<void> {
  const written = { version: DEVICE_VERSION, tables: await tablesOfToday() }
  const lines: string[] = []
  const drafts: Released['drafts'] = []
  for (const draft of draftsOfToday()) drafts.push({ ...draft, found: await foundOf(written, draft) })
  const made = new Set(released.flatMap(([, { cases }]) => cases.flatMap(({ operations }) => operations.map(madeBy))))
  // One command a route: how it is worded makes no other row.
  for (const command of [...houseCommands, ...Object.values(commands).flat()]) {
    const { operations } = await found(command, 'waiting')
    if (operations.map(madeBy).every((one) => made.has(one))) continue
    for (const one of operations) made.add(madeBy(one))
    for (const way of Object.keys(ways)) {
      const one = await found(command, way)
      lines.push(JSON.stringify({ ...one, ...(await sentBy(written, one)) }))
    }
  }
  mkdirSync(folder, { recursive: true })
  const head = `"version":${DEVICE_VERSION},"tables":${JSON.stringify(written.tables)}`
  const forms = drafts.map((draft) => JSON.stringify(draft)).join(',\n')
  writeFileSync(today, `{${head},"drafts":[\n${forms}\n],"cases":[\n${lines.join(',\n')}\n]}\n`)
}

const filesThere = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Released] as const)

let released = filesThere()
if (process.env['RECORD'] === '1' && !existsSync(today)) {
  await write()
  released = filesThere()
}

/** What left for the house of each operation, to the letter. */
function lettersOf(sent: readonly Left[]): string[] {
  return sent.map(({ ask, headers, body }) => JSON.stringify([ask, headers, body]))
}

/** Each operation as it went in a batch. */
function lettersByKey(sent: readonly Left[]): Map<string, string> {
  const operations = sent.flatMap(({ body }) => (body as { operations?: { key: string }[] }).operations)
  return new Map(operations.flatMap((one) => (one ? [[one.key, JSON.stringify(one)] as const] : [])))
}

it('rows of every queued route are there, or it is said why not', () => {
  const there = new Set(
    released.flatMap(([, { cases }]) => cases.flatMap(({ operations }) => operations.map(({ route }) => route))),
  )
  const queued = (Object.keys(routes) as RouteName[]).filter((name) => routeOf(name).offline === 'queued')
  expect(queued.filter((name) => !there.has(name as never))).toEqual(Object.keys(unmade))
})

describe.each(released)('rows of %s', (_file, { cases, drafts, ...how }) => {
  const byState = Map.groupBy(cases, ({ found: way }) => way)

  it('are there in every state', () => {
    expect([...byState.keys()]).toEqual(Object.keys(ways))
    const states = cases.flatMap(({ operations }) => operations.map(({ state }) => state))
    for (const state of ['waiting', 'sending', 'unknown', 'parked']) {
      expect(states).toContain(state)
    }
    expect(new Set(cases.map(({ operations }) => operations.at(-1)?.route)).size).toBeGreaterThan(35)
  })

  it.each(drafts)('the draft of $form is found again', async ({ found: kept, ...draft }) => {
    expect(await foundOf(how, draft)).toEqual(kept)
  })

  it.each([...byState])('found %s are read and sent', async (_way, its) => {
    for (const one of its) {
      const { sent, became } = await sentBy(how, one)
      expect(lettersOf(sent), one.command).toEqual(lettersOf(one.sent))
      expect(became, one.command).toEqual(one.became)
      // What was tried went once more as it had gone, under its key.
      const tried = one.operations.filter(({ state, wish }) => {
        return wish === null && (state === 'sending' || state === 'unknown')
      })
      const [went, goes] = [lettersByKey(one.tried), lettersByKey(sent)]
      for (const { key } of tried) {
        expect(went.get(key), one.command).toBeDefined()
        expect(goes.get(key), one.command).toBe(went.get(key))
      }
    }
  })
})
