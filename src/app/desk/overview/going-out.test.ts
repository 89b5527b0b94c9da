import { expect, it } from 'vitest'
import type { DeskRental } from '#features/cars/desk/data.ts'
import { carsOut } from '#features/cars/desk/index.tsx'
import type { DeskTourBooking } from '#features/tours/desk/data.ts'
import { toursOn } from '#features/tours/desk/index.tsx'
import { byTime } from './going-out.tsx'

const today = '2026-11-21'

it('has cars that leave and come back and tours of today, by time', () => {
  const rental = (id: string, from: string, to: string, status = 'approved') =>
    ({
      id,
      pickup_date: from,
      pickup_time: '10:00',
      dropoff_date: to,
      dropoff_time: '17:00',
      status,
    }) as DeskRental
  const tour = { id: 't', date: today, status: 'pending', people: 2 } as DeskTourBooking
  const outings = byTime([
    ...carsOut(
      [
        rental('out', today, '2026-11-23'),
        rental('back', '2026-11-19', today, 'active'),
        { ...rental('untimed', '2026-11-19', today, 'active'), dropoff_time: '' },
        rental('gone', today, today, 'cancelled'),
        rental('away', '2026-11-19', '2026-11-23', 'active'),
      ],
      today,
      { out: 'Car out', back: 'Car back' },
    ),
    ...toursOn([tour, { ...tour, id: 'u', status: 'cancelled' }], today, 'Tour'),
  ])
  expect(outings.map(({ key }) => key)).toEqual(['tour:t', 'back:untimed', 'car:out', 'back:back'])
})
