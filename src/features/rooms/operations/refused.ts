import { looseList, looseNumber, looseObject, looseText, type Loose } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** What a refusal brought along, read loosely: an older house may say less. */

/** A room that is free for these nights and fits (contract/bookings.ts, `roomTaken`). */
export interface OtherRoom {
  id: string
  name: string
  /** Dollars. */
  pricePerNight: number
}

export function currentOf(operation: Pick<OperationRow, 'answer'>): Loose {
  return looseObject(looseObject(operation.answer?.body).current)
}

export function otherRooms(operation: Pick<OperationRow, 'answer'>): OtherRoom[] {
  return looseList(currentOf(operation).rooms).flatMap((value) => {
    const room = looseObject(value)
    const id = looseText(room.room_id)
    const price = looseNumber(room.price_per_night)
    const name = looseText(room.name) || looseText(room.room_number)
    return id === '' || name === '' || price === null ? [] : [{ id, name, pricePerNight: price }]
  })
}

/** Ids of the asked rooms that are gone. */
export function takenIds(operation: Pick<OperationRow, 'answer'>): string[] {
  return looseList(currentOf(operation).taken).map(looseText)
}

/** Whether a field of the 422 is to blame. */
export function blames(operation: Pick<OperationRow, 'answer'>, field: string): boolean {
  return field in looseObject(looseObject(operation.answer?.body).errors)
}
