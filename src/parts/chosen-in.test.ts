import { expect, it } from 'vitest'
import { chosenIn, firstDayIn } from './chosen-in.ts'

it('reads what was chosen as each service names it', () => {
  expect(chosenIn('car', { car_name: 'RAV4', car_plate: 'RAC 1' })).toEqual({
    name: 'RAV4',
    plate: 'RAC 1',
  })
  expect(chosenIn('tour', { tour_name: 'Canopy walk' })).toEqual({
    name: 'Canopy walk',
    plate: '',
  })
  expect(chosenIn('custom', { name: 'Firewood', car_name: 'not its own' }).name).toBe('Firewood')
})

it('reads the first day, without its time', () => {
  expect(firstDayIn('laundry', { in_at: '2026-11-20T10:00' })).toBe('2026-11-20')
  expect(firstDayIn('tour', { pickup_date: '2026-11-20' })).toBe('')
})
