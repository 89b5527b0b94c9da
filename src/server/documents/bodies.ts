import type { Kysely } from 'kysely'
import type { RouteName } from '#contract/routes.ts'
import type { Database } from '../db/schema.ts'
import { asWritten, isFields, type Fields, type Written } from './fields.ts'
import { changedLaundryOrder, laundryOrder } from './laundry.ts'
import { MultipartBody } from './multipart.ts'
import { fieldsOfForm, withImage } from './pictures.ts'
import { chargedToRoom } from './room-charge.ts'

/**
 * The one door for bodies that a client of the documents sends (decision 0055): each is turned into
 * ours before anything is checked, and nothing behind this folder reads the documents' forms. Our own
 * bodies pass as they are, the same object. Batches are ours alone and do not come by here.
 */

/** What is known of a call beside its body. */
export interface Asked {
  params: Readonly<Record<string, string>>
  db: Kysely<Database>
}

type Turn = (body: Fields, asked: Asked) => Fields | Promise<Fields>

const written =
  (fields: Written): Turn =>
  (body) =>
    asWritten(body, fields)

/** An offer with a picture: a form, or the same fields in JSON. */
const offer = (numbers: readonly string[]): Turn => {
  const fields: Written = { numbers, flags: ['is_available'], texts: ['description'] }
  return (body) => withImage(asWritten(body, fields))
}

const item = offer(['price'])
const car = offer(['seats', 'daily_rate'])
const tour = offer(['duration_days', 'capacity', 'price'])
const laundryService = written({
  numbers: ['price', 'turnaround_hrs', 'position'],
  flags: ['is_available'],
})
const room = written({
  numbers: ['capacity', 'price_per_night'],
  flags: ['is_available'],
  texts: ['description'],
})
const money: Turn = (body) => {
  const read = asWritten(body, { numbers: ['amount'] })
  return read.created_at === '' || read.created_at === null
    ? { ...read, created_at: undefined }
    : read
}
const travelPrice = written({ numbers: ['price_per_km_usd'] })

const turns: { readonly [Name in RouteName]?: Turn } = {
  createCategory: written({ numbers: ['position'] }),
  createItem: item,
  updateItem: item,
  createCar: car,
  updateCar: car,
  createTour: tour,
  updateTour: tour,
  createLaundryService: laundryService,
  updateLaundryService: laundryService,
  createRoom: room,
  updateRoom: room,
  recordBookingPayment: money,
  changeBookingPayment: money,
  updateTravelPrice: travelPrice,
  postTravelPrice: travelPrice,
  placeLaundryOrder: laundryOrder,
  updateLaundryOrder: changedLaundryOrder,
  placeRestaurantOrder: chargedToRoom,
  bookTour: chargedToRoom,
}

/** Where the documents send forms; everywhere else a form is refused. */
const forms: ReadonlySet<RouteName> = new Set<RouteName>([
  'createItem',
  'updateItem',
  'createCar',
  'updateCar',
  'createTour',
  'updateTour',
])

export const takesForms = (name: RouteName): boolean => forms.has(name)

/** A body as our contract has it, from whoever's client. Throws `validation` and `too_large`. */
export function ourBody(name: RouteName, body: unknown, asked: Asked): unknown {
  const turn = turns[name]
  if (turn === undefined || !isFields(body)) return body
  return turn(body instanceof MultipartBody ? fieldsOfForm(body) : body, asked)
}
