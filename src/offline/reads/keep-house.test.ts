// @vitest-environment jsdom
import { QueryClient } from '@tanstack/query-core'
import { beforeEach, expect, it, vi } from 'vitest'
import type { House } from '#contract/house.ts'

const told = (name: string, changed_at: string) => ({ id: 'house', name, changed_at })
const [earlier, later] = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z']

/** The house as a page that is opened now paints it first. */
async function firstPainted(inPage?: object): Promise<House> {
  document.head.innerHTML =
    inPage === undefined
      ? ''
      : `<script type="application/json" id="house">${JSON.stringify(inPage)}</script>`
  vi.resetModules()
  return (await import('./house-query.ts')).fallbackHouse
}

/** A page of before was told of this house. */
async function tell(row: object) {
  vi.resetModules()
  const { setOffline } = await import('../offline.ts')
  const { fakeOffline } = await import('../testing/fake-offline.ts')
  setOffline(fakeOffline({}))
  const { houseQuery } = await import('./house-query.ts')
  const { keepHouse } = await import('./keep-house.ts')
  const client = new QueryClient()
  keepHouse(client)
  client.setQueryData(houseQuery().queryKey, { row, asOf: null, from: 'house' } as never)
}

beforeEach(() => localStorage.clear())

it('paints the later of what the page says and what the device was told', async () => {
  expect((await firstPainted()).name).toBe('Guest house')
  expect((await firstPainted(told('In the page', earlier))).name).toBe('In the page')
  await tell({ ...told('Told', later), opened: false })
  expect(await firstPainted(told('In the page', earlier))).toMatchObject({
    name: 'Told',
    opened: false,
    timezone: 'Africa/Kigali',
  })
  expect((await firstPainted()).name).toBe('Told')
  await tell(told('Told', earlier))
  expect((await firstPainted(told('In the page', later))).name).toBe('In the page')
})

it('goes by the page where the device keeps no more than letters, or nothing', async () => {
  localStorage.setItem('imisozi:house', '{"name":')
  expect((await firstPainted(told('In the page', earlier))).name).toBe('In the page')
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect((await firstPainted(told('In the page', earlier))).name).toBe('In the page')
  vi.restoreAllMocks()
})
