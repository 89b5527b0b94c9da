import type { Rental } from '#contract/rentals.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/**
 * A rental as the desk sees it (spec 3 §3). States are as the server sends them, in lower case:
 * another host may know more than ours.
 */
export interface DeskRental extends Omit<Rental, 'status'> {
  status: string
  /** Moved on this device: the server works the price out again when it accepts that. */
  price_open?: true
}

/** All of the house's rentals (spec 3 §7.3). */
export const deskRentals = () =>
  listQuery({ resource: 'car_rentals', route: 'listRentals', parse: (row): DeskRental => row })
