import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { endsAfterStart, maxRentalDays, rentalDays } from '#domain/cars.ts'
import type { DeskRental } from './data.ts'

/** New days as chosen in the dialog; '' where nothing is chosen. */
export interface Move {
  pickup_date: string
  dropoff_date: string
}

export type MoveProblems = Partial<Record<keyof Move, MessageDescriptor>>

/** Why a move cannot be confirmed (spec 3 §5). The hours stay as agreed. */
export function moveProblems(move: Move, rental: DeskRental): MoveProblems {
  const { pickup_date, dropoff_date } = move
  if (pickup_date === '' || dropoff_date === '') {
    return {
      ...(pickup_date === '' ? { pickup_date: msg`Choose a start date.` } : {}),
      ...(dropoff_date === '' ? { dropoff_date: msg`Choose an end date.` } : {}),
    }
  }
  const times = {
    pickup_time: rental.pickup_time || '00:00',
    dropoff_time: rental.dropoff_time || '23:59',
  }
  if (!endsAfterStart({ ...move, ...times })) {
    return { dropoff_date: msg`End date must be after start date.` }
  }
  if (rentalDays(pickup_date, dropoff_date) > maxRentalDays) {
    return { dropoff_date: msg`A rental may have at most ${maxRentalDays} days.` }
  }
  const same = pickup_date === rental.pickup_date && dropoff_date === rental.dropoff_date
  return same ? { pickup_date: msg`Choose other dates.` } : {}
}
