import { useQuery } from '@tanstack/react-query'
import type { CarDays } from '#contract/rentals.ts'
import { rentalPeriodsOverlap, type RentalPeriod } from '#domain/cars.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { carsOffered, type Car } from './data.ts'

/** When cars are out with somebody, as far as everyone may know. */
export const carDays = () => listQuery({ resource: 'car_days', route: 'listCarDays' })

/** Ids of cars that cannot be had for all of this time. */
function carsTaken(outs: readonly CarDays[], outing: RentalPeriod): ReadonlySet<string> {
  return new Set(
    outs.filter((out) => rentalPeriodsOverlap(out, outing)).map(({ car_id }) => car_id),
  )
}

/** What this device knows of cars for a time; the house has the last word. */
export interface Known {
  /** Ids of cars that are out at some of it. */
  taken: ReadonlySet<string>
  /** Offered and free for all of it, the cheapest first. */
  free: readonly Car[]
  /** From when that is, where the house was not heard just now; null: it was. */
  asOf: string | null
  /** Nothing is known of any car: neither kept nor heard. */
  unknown: boolean
}

const nothing: ReadonlySet<string> = new Set()

/** @param outing null while its days make no sense */
export function useCarDays(cars: readonly Car[], outing: RentalPeriod | null): Known {
  const { data, isPending } = useQuery(carDays())
  const taken = data && outing ? carsTaken(data.rows, outing) : nothing
  return {
    taken,
    free: carsOffered(cars).filter(({ id }) => !taken.has(id)),
    asOf: data?.cause || data?.refusal ? data.asOf : null,
    unknown: data === undefined && !isPending,
  }
}
