import { expect, it } from 'vitest'
import type { NewRecord } from '#offline/reads/new-records.ts'
import { createNotifications, placeOf } from './notifications.ts'

const guest = {
  code: 'ABCD2345',
  number: 41,
  customer_name: 'Aline Mukamana',
  schedule_date: '2026-07-01',
  status: 'pending',
  source: 'public',
}

const arrival = (id: string, more: Record<string, unknown> = {}): NewRecord => ({
  resource: 'restaurant_orders',
  row: {
    id,
    version: 1,
    operation_id: null,
    ...guest,
    ...more,
  },
})

it('tells what came in, once', () => {
  const newsOf = createNotifications()
  expect(newsOf([arrival('1')])).toEqual([
    {
      id: '1',
      type: 'restaurant',
      guest: 'Aline Mukamana',
      service: null,
      number: 41,
      day: '2026-07-01',
      code: 'ABCD2345',
    },
  ])
  expect(newsOf([arrival('1'), arrival('2')]).map(({ id }) => id)).toEqual(['2'])
})

it('names the guest of a laundry order, and the house’s own service', () => {
  const of = (resource: NewRecord['resource'], more: object) => {
    const { customer_name: _, ...row } = arrival('1').row as typeof guest & NewRecord['row']
    return createNotifications()([{ resource, row: { ...row, ...more } }])[0]
  }
  expect(of('laundry_orders', { customer: 'Solange' })).toMatchObject({ guest: 'Solange' })
  expect(of('custom_orders', { customer_name: 'Solange', name: 'Massage' })).toMatchObject({
    guest: 'Solange',
    service: 'Massage',
  })
})

it('does not tell the desk what it wrote down itself, nor what was cancelled meanwhile', () => {
  const rows = [arrival('1', { source: 'desk' }), arrival('2', { status: 'cancelled' })]
  expect(createNotifications()(rows)).toEqual([])
})

it('forgets the oldest of very many, and tells of the newest still once', () => {
  const newsOf = createNotifications()
  for (let at = 0; at < 600; at += 1) newsOf([arrival(String(at))])
  expect(newsOf([arrival('599')])).toEqual([])
  expect(newsOf([arrival('0')])).toHaveLength(1)
})

it('leads to the one, or to all that waits', () => {
  const newsOf = createNotifications()
  const one = newsOf([arrival('1')])
  expect(placeOf(one)).toBe('/dashboard/bookings?type=restaurant&q=ABCD2345')
  const booked = { ...one[0]!, type: 'room' as const, id: 'b1' }
  expect(placeOf([booked])).toBe('/dashboard/stays/b1')
  expect(placeOf([...one, ...newsOf([arrival('2')])])).toBe('/dashboard/bookings?status=pending')
})
