import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { RentCar } from '#contract/rentals.ts'
import { rentalDays } from '#domain/cars.ts'
import { amountText, dayText } from '#parts/day-and-amount.ts'

/** What rentals are called. Dates and amounts as the reader's language writes them. */

/** "Rent the Toyota RAV4, 2 days from 24 Nov"; `name` is the car's. */
export function rentCarTitle({ schedule }: RentCar, name: string): MessageDescriptor {
  const from = dayText(schedule.pickup_date)
  const days = rentalDays(schedule.pickup_date, schedule.dropoff_date)
  return msg`Rent ${name}, ${plural(days, { one: '# day', other: '# days' })} from ${from}`
}

/** "Pick-up at 10:00, the airport · $158.00" */
export function rentCarDetail({ schedule, locations, totals }: RentCar): MessageDescriptor {
  const time = schedule.pickup_time
  const place = locations.pickup
  const total = amountText(totals.grand_total)
  return msg`Pick-up at ${time}, ${place} · ${total}`
}
