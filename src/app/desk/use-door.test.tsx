// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OpenedDevice } from '#offline/load.ts'
import { type Offline, offline } from '#offline/offline.ts'
import type { WishOutcome } from '#offline/outbox/types.ts'
import { anna, fakeOffline, operationRow } from '#offline/testing/fake-offline.ts'
import { atDesk } from '#parts/testing/at-desk.tsx'
import { installWindow, renderLayout } from './testing/render-layout.tsx'

beforeEach(installWindow)

const signOut = vi.fn<Offline['signOut']>(async () => offline().session.clear())

/** A store in which these people have a PIN. */
function withPins(...people: object[]): Offline['device'] {
  const toArray = async () => people.map((person) => ({ value: { sealed: {}, ...person } }))
  const db = { facts: { where: () => ({ startsWith: () => ({ toArray }) }) } }
  const ready = async () => ({ db }) as unknown as OpenedDevice
  return { ...fakeOffline().device, ready }
}

/**
 * The desk has drawn an empty device; `list` and `device` are what the store has when Logout is
 * pressed.
 */
async function logOut(list: () => Promise<OperationRow[]>, device = fakeOffline().device) {
  renderLayout(atDesk({ outbox: { list }, device, signOut }), { '/dashboard': <h1>Overview</h1> })
  await act(async () => undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  const dialog = () => screen.queryByRole('dialog', { name: /^Log out/ })
  await waitFor(() => expect(dialog() === null).toBe(offline().session.getSnapshot() === null))
  return {
    asked: dialog() !== null,
    signedIn: offline().session.getSnapshot() !== null,
  }
}
const step = (more: Partial<OperationRow> = {}) =>
  operationRow(
    {
      route: 'acceptRestaurantOrder',
      params: { id: 'o1' },
      body: {},
      actor: { kind: 'staff', userId: anna.userId, name: anna.name },
      words: { title: 'Accept order', detail: '' },
    },
    more,
  )

it.each<[string, boolean, () => Promise<OperationRow[]>, device?: Offline['device']]>([
  ['a step that the screen has not drawn yet', true, async () => [step()]],
  ['a step that needs a decision', true, async () => [step({ state: 'parked' })]],
  ['a step that is settled', false, async () => [step({ state: 'taken' })]],
  ['a step of somebody else', false, async () => [step({ actorKey: 'staff:eric' })]],
  ['a device that cannot be read', false, () => Promise.reject(new Error('Closed'))],
  ['a device that does not answer', false, () => new Promise(() => undefined)],
  ['a PIN that the screen has not read yet', true, async () => [], withPins(anna)],
])('asks before it signs out: %s', async (_, asked, list, device) => {
  expect(await logOut(list, device)).toEqual({ asked, signedIn: asked })
})

it('keeps the desk’s rows for a colleague whose PIN the screen has not read yet', async () => {
  await logOut(async () => [], withPins({ ...anna, userId: 'u2', name: 'Eric' }))
  expect(signOut).toHaveBeenLastCalledWith({ keepDesk: true })
})

it('withdraws no more, and signs nobody out, once the person chose to stay after all', async () => {
  const withdrawn: string[] = []
  const asked = Promise.withResolvers<WishOutcome>()
  const rows = [step(), step()]
  const outbox = {
    list: async () => rows,
    withdraw: (id: string) => {
      withdrawn.push(id)
      return asked.promise
    },
  }
  renderLayout(atDesk({ outbox, rows }), { '/dashboard': <h1>Overview</h1> })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Logout')
  press('Withdraw them and log out')
  press('Stay signed in and wait')
  await act(async () => asked.resolve({ outcome: 'asked' }))
  expect(withdrawn).toHaveLength(1)
  expect(offline().session.getSnapshot()).not.toBeNull()
})
