import type { Kysely } from 'kysely'
import type { CartLine } from '#contract/cart.ts'
import { addDays } from '#domain/days.ts'
import type { Database } from '../../db/schema.ts'
import { namesOf, type OfferTable } from '../service/names.ts'
import { lengthsOf } from '../tours/lengths.ts'

/** A line as it was asked for, whether it was to be had or not. */
export interface AskedLine {
  /** Its name in the house's words. */
  title: string
  from: string
  to: string
}

const MOST_TITLE = 120

/** Where names are found, and which ids a line names. */
function namesIn(line: CartLine): {
  table: OfferTable
  ids: readonly string[]
} {
  switch (line.kind) {
    case 'room':
      return { table: 'rooms', ids: [line.request.room_id] }
    case 'bundle':
      return { table: 'rooms', ids: line.request.room_ids }
    case 'restaurant':
      return { table: 'items', ids: line.request.items.map(({ id }) => id) }
    case 'laundry':
      return { table: 'laundry_services', ids: line.request.items.map((item) => item.service_id) }
    case 'car':
      return { table: 'cars', ids: [line.request.car_id] }
    case 'tour':
      return { table: 'tours', ids: [line.request.booking.tour_id] }
  }
}

async function titleOf(db: Kysely<Database>, line: CartLine): Promise<string> {
  const { table, ids } = namesIn(line)
  const names = await namesOf(db, table, ids)
  const said = [...new Set(ids.flatMap((id) => names.get(id) ?? []))].join(', ')
  const text = said || (line.kind === 'restaurant' ? (line.request.custom_request ?? '') : '')
  return text.length > MOST_TITLE ? `${text.slice(0, MOST_TITLE - 1)}…` : text
}

async function daysOf(db: Kysely<Database>, line: CartLine): Promise<[from: string, to: string]> {
  switch (line.kind) {
    case 'room':
    case 'bundle':
      return [line.request.schedule.check_in, line.request.schedule.check_out]
    case 'restaurant':
      return [line.request.schedule.date, line.request.schedule.date]
    case 'laundry':
      return [line.request.pick_up.slice(0, 10), line.request.drop_off.slice(0, 10)]
    case 'car':
      return [line.request.schedule.pickup_date, line.request.schedule.dropoff_date]
    case 'tour': {
      const { tour_id, date } = line.request.booking
      const [length = 1] = await lengthsOf(db, [tour_id])
      return [date, addDays(date, length - 1)]
    }
  }
}

/** What a line is about. */
export async function describeAsked(db: Kysely<Database>, line: CartLine): Promise<AskedLine> {
  const [from, to] = await daysOf(db, line)
  return { title: await titleOf(db, line), from, to }
}
