import type { RouteName } from '#contract/routes.ts'
import { offer, written, type Asked, type Documents, type Turn } from './documents.ts'
import { asWritten, isFields } from './fields.ts'
import { MultipartBody } from './multipart.ts'
import { fieldsOfForm } from './pictures.ts'

/**
 * The one door for bodies that a client of the documents sends (decision 0055): each is turned into
 * ours before anything is checked, and nothing behind this folder reads the documents' forms. Our own
 * bodies pass as they are, the same object. Batches are ours alone and do not come by here.
 */

const item = offer(['price'])
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

const turns: { [Name in RouteName]?: Turn } = {
  createCategory: written({ numbers: ['position'] }),
  createItem: item,
  updateItem: item,
  createRoom: room,
  updateRoom: room,
  recordBookingPayment: money,
  changeBookingPayment: money,
}

const forms = new Set<RouteName>(['createItem', 'updateItem'])

/** Services say what is theirs (services/index.ts). */
export function addBodies({ bodies, forms: theirs = [] }: Documents): void {
  Object.assign(turns, bodies)
  for (const name of theirs) forms.add(name)
}

export const takesForms = (name: RouteName): boolean => forms.has(name)

/** A body as our contract has it, from whoever's client. Throws `validation` and `too_large`. */
export function ourBody(name: RouteName, body: unknown, asked: Asked): unknown {
  const turn = turns[name]
  if (turn === undefined || !isFields(body)) return body
  return turn(body instanceof MultipartBody ? fieldsOfForm(body) : body, asked)
}
