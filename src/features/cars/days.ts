import type { KeptRow } from '#contract/resources.ts'
import { outingsCollide, type Outing } from '#domain/cars.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** When a car is out with somebody, as far as everyone may know. */
export interface CarOut extends Outing {
  carId: string
}

export function parseCarOut(raw: KeptRow): CarOut | null {
  const row = looseObject(raw)
  const carId = looseText(row.car_id)
  const out = {
    carId,
    pickup_date: looseText(row.pickup_date),
    pickup_time: looseText(row.pickup_time),
    dropoff_date: looseText(row.dropoff_date),
    dropoff_time: looseText(row.dropoff_time),
  }
  return Object.values(out).includes('') ? null : out
}

export const carDays = () =>
  listQuery({ resource: 'car_days', route: 'listCarDays', parse: parseCarOut })

/** Ids of cars that cannot be had for all of this time. */
export function carsTaken(outs: readonly CarOut[], outing: Outing): ReadonlySet<string> {
  return new Set(outs.filter((out) => outingsCollide(out, outing)).map(({ carId }) => carId))
}
