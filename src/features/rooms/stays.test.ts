import { expect, it } from 'vitest'
import { setOffline } from '#offline/offline.ts'
import { foreign } from '#offline/testing/fake-house.ts'
import { testDevice } from '#offline/testing/test-device.ts'
import { stays, staysByStatus } from './stays.ts'

const booking = (id: number, status: string) => ({
  id,
  room_id: 4,
  status,
  date_from: '2026-11-21',
  date_to: '2026-11-23',
})

it('asks other hosts once for each state that blocks, and keeps each answer by itself', async () => {
  const { house, client, offline } = await testDevice()
  setOffline(offline)
  let approved = [booking(1, 'approved'), booking(2, 'approved')]
  house.on('GET /api/hotel-bookings', ({ url }) => {
    const status = url.searchParams.get('status')
    const active = status === 'active' ? [booking(3, 'active')] : []
    return foreign(200, { data: { data: status === 'approved' ? approved : active } })
  })
  const ask = async () => {
    const lists = await Promise.all(staysByStatus().map((query) => client.fetchQuery(query)))
    return lists.map(({ rows }) => rows.map(({ id }) => id))
  }
  expect(await ask()).toEqual([['1', '2'], ['3'], []])
  const asked = house.requests.filter(({ url }) => url.pathname === '/api/hotel-bookings')
  expect(asked.map(({ url }) => url.search)).toEqual([
    '?per_page=500&status=approved',
    '?per_page=500&status=active',
    '?per_page=500&status=accepted',
  ])

  // One was cancelled: it goes from its own list, and the others keep theirs.
  approved = approved.slice(1)
  expect(await ask()).toEqual([['2'], ['3'], []])
  house.cut(true)
  expect(await ask()).toEqual([['2'], ['3'], []])
  // Before the host is known again, one list has them all.
  expect((await client.fetchQuery(stays())).rows.map(({ id }) => id)).toEqual(['2', '3'])
})
