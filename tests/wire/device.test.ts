// @vitest-environment jsdom
import { i18n, type MessageDescriptor } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { descriptors } from '#app/operations.ts'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import { rentedAtDesk } from '#features/cars/desk/manage/new-rental.ts'
import { rentalStepDescriptors } from '#features/cars/operations/desk-steps.ts'
import { chargeOverlays } from '#features/folio/operations/overlay.ts'
import { laundryOverlays } from '#features/laundry/desk/manage/new-order.ts'
import { bookedAtDesk } from '#features/tours/desk/manage/new-booking.ts'
import { tourStepDescriptors } from '#features/tours/operations/desk-steps.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay, type Overlays } from '#offline/reads/overlay.ts'
import { expectKept, inLines } from '../contract/wire/kept.ts'
import { SteadyNames } from '../contract/wire/steady.ts'
import { commands, type Command } from './commands.tsx'
import { customCommands } from './house-commands.tsx'
import { houseRows } from './house-rows.ts'
import { closed, recordedDevice, sendAll, type Left, type RecordedDevice } from './recorded-device.ts'

/**
 * What the app makes of each thing that a person confirms, compared with what is kept (device/): the
 * row that waits, what the lists show while it does, and what leaves the device to our house and to
 * a host that knows the documents alone. `RECORD=1` keeps what is there now.
 */

const NOW = new Date('2026-07-01T08:00:00.000Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

/** The pictures that lists are made with: the guest's, the desk's of a service, a stay's bill. */
const pictures: Record<string, Overlays> = {
  all: descriptors,
  'laundry desk': laundryOverlays,
  'cars desk': { ...rentalStepDescriptors, ...rentedAtDesk },
  'tours desk': { ...tourStepDescriptors, ...bookedAtDesk },
  ...Object.fromEntries(Object.entries(chargeOverlays).map(([kind, its]) => [`bill ${kind}`, its])),
}

/** What lists show of operations, where that is not what the house has. */
function shownWith(operations: readonly OperationRow[], row: ResourceRow | undefined) {
  const shown: Record<string, unknown> = {}
  for (const [name, overlays] of Object.entries(pictures)) {
    for (const [resource, rows] of Object.entries(houseRows)) {
      const base = rows.map((one) => (one.id === row?.id ? row : one))
      const laid = overlay(resource as Resource, base, operations, overlays)
      const changed = laid.filter((one) => !base.includes(one))
      if (changed.length > 0) shown[`${name}: ${resource}`] = changed
    }
  }
  return shown
}

/** In which states the picture is the one of a row that waits. */
function statesShown(operations: readonly OperationRow[], row: ResourceRow | undefined): string[] {
  const is = JSON.stringify(shownWith(operations, row))
  const last = operations.at(-1) as OperationRow
  const others = operations.slice(0, -1)
  const states: [string, Partial<OperationRow>][] = [
    ['sending', { state: 'sending', attemptId: 'try', tries: 1 }],
    ['unknown', { state: 'unknown', tries: 1, doubt: true }],
    ['parked', { state: 'parked', parkReason: 'refused' }],
    ['taken', { state: 'taken', endedAt: NOW.getTime() }],
    ['to be withdrawn', { wish: { kind: 'withdraw' } }],
    ['to be changed', { wish: { kind: 'change', successor: 'next' } }],
  ]
  return states
    .map(([state, changes]) => [state, shownWith([...others, { ...last, ...changes }], row)] as const)
    .filter(([, shown]) => JSON.stringify(shown) === is)
    .map(([state]) => state)
}

function wordsOf(operation: OperationRow) {
  const descriptor = descriptors[operation.route]
  const said = (words: MessageDescriptor | null | undefined) =>
    words ? i18n._(words) : null
  const refused = (code: string) => ({
    ...operation,
    state: 'parked' as const,
    parkReason: 'refused' as const,
    answer: { status: 409, code, message: 'No.', body: { code, message: 'No.' }, at: 0 },
  })
  const recoveryActions = (code: string) =>
    descriptor?.recoveryActions(refused(code)).map((way) => [said(way.label), 'to' in way ? way.to : way.change])
  return {
    title: said(descriptor?.title(operation)),
    detail: said(descriptor?.detail(operation)),
    check: said(descriptor?.check),
    failed: said(descriptor?.failed),
    ways: { conflict: recoveryActions('conflict'), too_late: recoveryActions('too_late') },
  }
}

/** Headers that say something: not those that any request has. */
const telling = ({ ask, headers, body }: Left) => ({
  ask,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'accept' && name !== 'content-encoding'),
  ),
  body,
})

const statesOf = async ({ offline }: RecordedDevice) =>
  (await offline.outbox.list()).map(({ state }) => state)

async function recorded({ name, signedIn, row, run }: Command) {
  const ours = await recordedDevice('ours', { signedIn })
  await run(ours)
  const rows = (await ours.offline.outbox.list()).toSorted((a, b) => a.seq - b.seq)
  const last = rows.at(-1) as OperationRow
  expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'waiting'))
  const told = { words: wordsOf(last), shown: shownWith(rows, row) }
  const states = statesShown(rows, row)
  await sendAll(ours)
  expect(await statesOf(ours)).toEqual(rows.map(() => 'taken'))
  const toOurs = ours.left.map(telling)
  closed(ours)

  const other = await recordedDevice('documents', { signedIn })
  await run(other)
  other.tell = () => ({ status: 404, body: { message: 'Not Found' } })
  await sendAll(other)
  const others = await other.offline.outbox.list()
  const [first, ...further] = other.left.map(telling)
  const body = inLines(first?.body)
  // The documents' other paths, tried in turn: nearly always with the same.
  const again = further.map((one) => (inLines(one.body) === body ? one.ask : one))
  const toOthers = [first, ...again]
  closed(other)

  const names = new SteadyNames()
  // The desk's forms make the code by chance; guests' are given above.
  if (signedIn) for (const one of [last, ...others]) names.learn(one.body)
  const { clock: _clock, ...kept } = last
  return names.steady(
    inLines({
      command: name,
      row: kept,
      ...told,
      ...(Object.keys(told.shown).length > 0 && { 'shown alike while': states }),
      'to our house': toOurs,
      'to a host of the documents': toOthers,
    }),
  )
}

describe('what the device makes of a command stays as it is', () => {
  it.each(Object.entries({ ...commands, custom: customCommands }))('%s', async (name, all) => {
    const texts: string[] = []
    for (const command of all) texts.push(await recorded(command))
    expectKept(`device/${name}`, `[\n${texts.join(',\n')}\n]`)
  })
})
