import type { CreateRooms } from '#contract/rooms-manage.ts'
import { readAt } from '#contract/route.ts'
import { nightCents, roomTypes, type RoomType } from '#domain/rooms.ts'
import { maxRoomsAtOnce, usualGuests } from '#domain/setup.ts'
import { typedMoney } from '#domain/typed-money.ts'
import { keptForm } from '#lib/kept-form.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { readPictures, type ChosenPicture } from '#ui/shrink.ts'
import { numberOf } from '#lib/step.ts'

/** Rooms alike, as typed. */
export interface SeveralForm {
  type: RoomType
  count: string
  guests: string
  /** In the house's own currency. */
  price: string
  /** '' for "on from the last". */
  first: string
  amenities: string[]
  pictures: readonly ChosenPicture[]
  /** The idempotency key of these very rooms: sent again, they are not made twice. */
  key: string
}

export const emptySeveral = (type: RoomType = 'double'): SeveralForm => ({
  type,
  count: '1',
  guests: String(usualGuests[type]),
  price: '',
  first: '',
  amenities: [],
  pictures: [],
  key: uuidv7(),
})

/** What a draft of any version has of it. */
export function readSeveral(draft: unknown): Partial<SeveralForm> {
  const form = keptForm(emptySeveral(), draft)
  if (form === null) return {}
  return {
    ...form,
    type: roomTypes.find((one) => one === form.type) ?? 'double',
    pictures: readPictures(form.pictures),
  }
}

/** With another type: the number of guests follows, unless somebody typed one. */
export function withType(form: SeveralForm, type: RoomType): Partial<SeveralForm> {
  const isUsual = form.guests === String(usualGuests[form.type])
  return { type, ...(isUsual && { guests: String(usualGuests[type]) }) }
}

const centsOf = ({ price }: SeveralForm) =>
  nightCents(typedMoney(price, houseMoneyHere().base) ?? NaN)

const isWhole = (text: string, most: number) => {
  const number = numberOf(text)
  return Number.isInteger(number) && number >= 1 && number <= most
}

export type SeveralField = 'count' | 'guests' | 'price' | 'first'

/** Fields that are not right, in their order. */
export function severalProblems(form: SeveralForm): SeveralField[] {
  const wrong: Readonly<Record<SeveralField, boolean>> = {
    count: !isWhole(form.count, maxRoomsAtOnce),
    price: centsOf(form) === null,
    guests: !isWhole(form.guests, 50),
    first: form.first.trim() !== '' && !isWhole(form.first, 99_999),
  }
  return (Object.keys(wrong) as SeveralField[]).filter((field) => wrong[field])
}

/**
 * The key to send with next. A refusal changed nothing and took no key; after no answer, or one that
 * is still worked on, only the same key finds out. A key that the house has seen with other rooms made those.
 */
export const keyAfter = (key: string, answer: unknown): string =>
  readAt(answer, 'code') === 'key_reused' ? uuidv7() : key

/** The request; only for a form without problems. */
export function severalBody(form: SeveralForm): CreateRooms {
  return {
    count: numberOf(form.count),
    first_number: form.first.trim() === '' ? null : numberOf(form.first),
    type: form.type,
    capacity: numberOf(form.guests),
    price_per_night: (centsOf(form) ?? 0) / 100,
    description: '',
    amenities: form.amenities,
    images_base64: form.pictures.map(({ filename, data }) => ({ filename, data })),
  }
}
