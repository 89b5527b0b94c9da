import { looseList, looseNumber, looseObject, looseText, type Loose } from '#lib/loose.ts'

/** What the body of a refusal brought along, read loosely: an older house may say less. */

/** A room that is free for these nights and fits (contract/bookings.ts, `roomTaken`). */
export interface OtherRoom {
  id: string
  name: string
  /** '' where the house does not say. */
  number: string
  /** Dollars. */
  pricePerNight: number
}

export function currentOf(body: unknown): Loose {
  return looseObject(looseObject(body).current)
}

export function otherRooms(body: unknown): OtherRoom[] {
  return looseList(currentOf(body).rooms).flatMap((value) => {
    const room = looseObject(value)
    const id = looseText(room.room_id)
    const price = looseNumber(room.price_per_night)
    const number = looseText(room.room_number)
    const name = looseText(room.name) || number
    if (id === '' || name === '' || price === null) return []
    return [{ id, name, number, pricePerNight: price }]
  })
}

/** Ids of the asked rooms that are gone. */
export function takenIds(body: unknown): string[] {
  return looseList(currentOf(body).taken).map(looseText)
}

/** Whether a field of the 422 is to blame. */
export function blames(body: unknown, field: string): boolean {
  return field in looseObject(looseObject(body).errors)
}
