import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CreateRoom, RoomField, RoomFields } from '#contract/rooms-manage.ts'
import { mostInBase } from '#domain/price.ts'
import { fractionProblem } from '#parts/fraction-problem.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { isCapacity, maxNightPrice, minNightPrice, nightCents, roomTypes } from '#domain/rooms.ts'
import { filledTranslations } from '#domain/translations.ts'
import type { Translations } from '#domain/texts.ts'
import { canonicalJson } from '#lib/canonical.ts'
import { keptForm } from '#lib/kept-form.ts'
import { numberOf } from '#lib/step.ts'
import type { ManagedRoom } from './data.ts'

/** The form's fields as typed. */
export interface RoomForm {
  number: string
  name: string
  type: (typeof roomTypes)[number]
  capacity: string
  /** In the base currency. */
  price: string
  description: string
  available: boolean
  amenities: string[]
  /** `YYYY-MM-DD`, or '' */
  availableFrom: string
  translations: Translations
}

export const emptyRoom: RoomForm = {
  number: '',
  name: '',
  type: 'single',
  capacity: '1',
  price: '',
  description: '',
  available: true,
  amenities: [],
  availableFrom: '',
  translations: {},
}

const typeOf = (text: string) => roomTypes.find((one) => one === text.toLowerCase()) ?? 'single'

export function formOf(room: ManagedRoom): RoomForm {
  return {
    number: room.number,
    name: room.name,
    type: typeOf(room.type),
    capacity: String(room.capacity),
    price: (room.pricePerNightCents / 100).toFixed(2).replace(/\.00$/, ''),
    description: room.description,
    available: room.available,
    amenities: room.amenities,
    availableFrom: room.availableFrom ?? '',
    translations: room.translations ?? {},
  }
}

/** Form values from the body of a waiting operation; missing fields come from `below`. */
export function formFrom(fields: Partial<RoomFields>, below: RoomForm = emptyRoom): RoomForm {
  return {
    number: fields.room_number ?? below.number,
    name: fields.name ?? below.name,
    type: fields.type ?? below.type,
    capacity: fields.capacity === undefined ? below.capacity : String(fields.capacity),
    price: fields.price_per_night === undefined ? below.price : String(fields.price_per_night),
    description: fields.description ?? below.description,
    available: fields.is_available ?? below.available,
    amenities: fields.amenities ?? below.amenities,
    availableFrom:
      fields.available_from === undefined ? below.availableFrom : (fields.available_from ?? ''),
    translations: fields.translations ?? below.translations,
  }
}

/** Form values from a draft of any version; null where it is not a room's draft. */
export function readForm(draft: unknown): RoomForm | null {
  const form = keptForm({ ...emptyRoom, number: null as string | null }, draft)
  if (typeof form?.number !== 'string') return null
  const { translations } = draft as Partial<RoomForm>
  return {
    ...form,
    number: form.number,
    type: typeOf(form.type),
    translations: filledTranslations(translations),
  }
}

export type RoomProblem = { field: 'number' | 'price' | 'capacity'; message: MessageDescriptor }

/** The documents' rules, with their texts (spec 3 §5). */
export function roomProblems(form: RoomForm): RoomProblem[] {
  const problems: RoomProblem[] = []
  if (form.number.trim() === '') {
    problems.push({ field: 'number', message: msg`Room number is required` })
  }
  const price = numberOf(form.price)
  if (price > 0 && price < minNightPrice) {
    problems.push({ field: 'price', message: msg`Price per night must be at least 1` })
  } else if (
    nightCents(price) === null ||
    price > mostInBase(maxNightPrice, houseMoneyHere().base)
  ) {
    problems.push({ field: 'price', message: msg`Price per night must be greater than 0` })
  }
  const fraction = fractionProblem(price)
  if (fraction) problems.push({ field: 'price', message: fraction })
  if (!isCapacity(numberOf(form.capacity))) {
    problems.push({ field: 'capacity', message: msg`Capacity must be greater than 0` })
  }
  return problems
}

/** The wire's fields; only for a form without problems. */
export function fieldsOf(form: RoomForm): RoomFields {
  return {
    room_number: form.number.trim(),
    type: form.type,
    capacity: numberOf(form.capacity),
    price_per_night: (nightCents(numberOf(form.price)) ?? 0) / 100,
    description: form.description.trim(),
    is_available: form.available,
    amenities: form.amenities,
    name: form.name.trim(),
    available_from: form.availableFrom === '' ? null : form.availableFrom,
    translations: filledTranslations(form.translations),
  }
}

export function createBody(form: RoomForm): CreateRoom {
  const { translations, ...fields } = fieldsOf(form)
  return Object.keys(translations).length === 0 ? fields : { ...fields, translations }
}

const plain = (value: unknown) =>
  canonicalJson(Array.isArray(value) ? value.toSorted() : (value ?? null))

/** The fields that differ, with the values of `form` and those of `base`. */
export function changesOf(form: RoomForm, base: RoomForm) {
  const now = fieldsOf(form)
  const was = fieldsOf(base)
  const names = (Object.keys(now) as RoomField[]).filter(
    (field) => plain(now[field]) !== plain(was[field]),
  )
  const some = (fields: RoomFields): Partial<RoomFields> =>
    Object.fromEntries(names.map((field) => [field, fields[field]]))
  return { fields: some(now), seen: some(was), any: names.length > 0 }
}
