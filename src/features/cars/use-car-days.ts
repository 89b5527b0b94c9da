import { useQuery } from '@tanstack/react-query'
import type { CarDays } from '#contract/rentals.ts'
import { rentalPeriodsOverlap, type RentalPeriod } from '#domain/cars.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { carsOffered, type Car } from './data.ts'

/** When cars are out with somebody, as far as everyone may know. */
export const carDays = () => listQuery({ resource: 'car_days', route: 'listCarDays' })

/** Ids of cars that cannot be had for all of this time. */
function takenCarIds(outs: readonly CarDays[], period: RentalPeriod): ReadonlySet<string> {
  return new Set(
    outs.filter((out) => rentalPeriodsOverlap(out, period)).map(({ car_id }) => car_id),
  )
}

/** What this device knows of cars for a time; the server decides. */
export interface Known {
  /** Ids of cars that are out at some of it. */
  taken: ReadonlySet<string>
  /** Offered and free for all of it, the cheapest first. */
  free: readonly Car[]
  /** From when that is, where the server did not answer just now; null: it did. */
  asOf: string | null
  /** Nothing is known of any car: nothing is cached and the server did not answer. */
  unknown: boolean
}

const nothing: ReadonlySet<string> = new Set()

/** @param period null while its days make no sense */
export function useCarDays(cars: readonly Car[], period: RentalPeriod | null): Known {
  const { data, isPending } = useQuery(carDays())
  const taken = data && period ? takenCarIds(data.rows, period) : nothing
  return {
    taken,
    free: carsOffered(cars).filter(({ id }) => !taken.has(id)),
    asOf: data?.cause || data?.refusal ? data.asOf : null,
    unknown: data === undefined && !isPending,
  }
}
