import { looseList, looseNumber, looseObject, looseText, type Loose } from '#lib/loose.ts'

/** What the body of a refusal brought along, read loosely: an older house may say less. */

/** A car that is free for all of these days (contract/rentals.ts, `carTaken`). */
export interface OtherCar {
  id: string
  name: string
  /** Dollars. */
  dailyRate: number
}

export function currentOf(body: unknown): Loose {
  return looseObject(looseObject(body).current)
}

export function otherCars(body: unknown): OtherCar[] {
  return looseList(currentOf(body).cars).flatMap((value) => {
    const car = looseObject(value)
    const id = looseText(car.car_id)
    const name = looseText(car.name)
    const rate = looseNumber(car.daily_rate)
    return id === '' || name === '' || rate === null ? [] : [{ id, name, dailyRate: rate }]
  })
}
