import * as z from 'zod/mini'
import { rental, type Rental } from '#contract/rentals.ts'
import { listEndpoint } from '../service/index.ts'
import { deskRentals, rentalForms } from './rental-rows.ts'

const listed = z.extend(rental, {
  /** The documents' `include=car` (spec 3 §7.3). */
  car: z.object({ id: z.string(), name: z.string(), plate: z.string() }),
})

const carOf = (row: Rental) => ({ id: row.car_id, name: row.car_name, plate: row.car_plate })

/** Rentals for the desk, by pick-up, the latest first; `from` and `to` are days that one touches. */
export const listRentals = listEndpoint(
  {
    ...rentalForms,
    deskRow: listed,
    forDesk: async (db, rows) =>
      (await deskRentals(db, rows)).map((row) => ({ ...row, car: carOf(row) })),
  },
  { order: ['pickup_date'], touching: true },
)
