// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { anna, operationRow } from '#offline/testing/fake-offline.ts'
import { atDesk } from '#parts/testing/at-desk.tsx'
import { installWindow, renderLayout } from './testing/render-layout.tsx'

beforeEach(installWindow)

/** The desk has drawn an empty device; `list` is what the store has when Logout is pressed. */
async function logOut(list: () => Promise<OperationRow[]>) {
  renderLayout(atDesk({ outbox: { list } }), { '/dashboard': <h1>Overview</h1> })
  await act(async () => undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await act(async () => new Promise((done) => setTimeout(done)))
  return {
    asked: screen.queryByRole('dialog', { name: 'Log out with work waiting?' }) !== null,
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

it.each<[string, boolean, () => Promise<OperationRow[]>]>([
  ['a step that the screen has not drawn yet', true, async () => [step()]],
  ['a step that needs a decision', true, async () => [step({ state: 'parked' })]],
  ['a step that is settled', false, async () => [step({ state: 'taken' })]],
  ['a step of somebody else', false, async () => [step({ actorKey: 'staff:eric' })]],
  ['a device that cannot be read', false, () => Promise.reject(new Error('Closed'))],
])('asks before it signs out: %s', async (_, asked, list) => {
  expect(await logOut(list)).toEqual({ asked, signedIn: asked })
})
