import type { RouteName } from '#contract/routes.ts'
import {
  coercedOffer,
  coerced,
  type CallInfo,
  type Documents,
  type ConvertBody,
} from './documents.ts'
import { coerceFields, isFields } from './fields.ts'
import { MultipartBody } from './multipart.ts'
import { formFields } from './pictures.ts'

/**
 * The only place that reads bodies of documents' clients (decision 0055): each is converted to the
 * contract's form before validation. Bodies in the contract's form pass unchanged, as the same
 * object. Batches are not converted: only our own app sends them.
 */

const item = coercedOffer(['price'])
const room = coerced({
  numbers: ['capacity', 'price_per_night'],
  flags: ['is_available'],
  texts: ['description'],
})
const money: ConvertBody = (body) => {
  const read = coerceFields(body, { numbers: ['amount'] })
  return read.created_at === '' || read.created_at === null
    ? { ...read, created_at: undefined }
    : read
}

const converters: { [Name in RouteName]?: ConvertBody } = {
  createCategory: coerced({ numbers: ['position'] }),
  createItem: item,
  updateItem: item,
  createRoom: room,
  updateRoom: room,
  recordBookingPayment: money,
  changeBookingPayment: money,
}

const forms = new Set<RouteName>(['createItem', 'updateItem'])

/** Services add theirs (services/index.ts). */
export function addBodies({ bodies, forms: theirs = [] }: Documents): void {
  Object.assign(converters, bodies)
  for (const name of theirs) forms.add(name)
}

export const acceptsForms = (name: RouteName): boolean => forms.has(name)

/** The body in the contract's form, from any client. Throws `validation` and `too_large`. */
export function toContractBody(name: RouteName, body: unknown, asked: CallInfo): unknown {
  const turn = converters[name]
  if (turn === undefined || !isFields(body)) return body
  return turn(body instanceof MultipartBody ? formFields(body) : body, asked)
}
