import { msg, plural } from '@lingui/core/macro'
import type { BookRoom, RoomPricing } from '#contract/bookings.ts'
import { fromCents, toCents } from '#domain/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationDescriptor, RecoveryAction } from '#offline/operation-descriptor.ts'
import { priceOf, pricingOf } from '../checkout/price.ts'
import { cachedPrices, type CachedPrices } from './cached-prices.ts'
import {
  namesField,
  nearestRooms,
  otherRooms,
  takenIds,
  takenOf,
  type OtherRoom,
} from './refused.ts'
import { changeTo } from '#parts/change-to.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { bookRoomDetail, bookRoomTitle } from './texts.ts'

/** A guest's booking as a queued operation: its labels and its recovery actions. */

const bodyOf = (operation: OperationRow) => operation.body as BookRoom

/** The room's name is in the labels, since the body has only its id. */
const nameOf = (operation: OperationRow) => operation.words.detail

export function bookRoomDescriptor(known: CachedPrices = cachedPrices): OperationDescriptor {
  return {
    title: (operation) => bookRoomTitle(bodyOf(operation), nameOf(operation)),
    detail: (operation) => bookRoomDetail(bodyOf(operation)),
    recoveryActions: (operation) => recoveryActions(operation, known),
    check: msg`Call the house and ask whether the booking is there before you send it again.`,
  }
}

/** Address of the wizard with this booking, to change it. */
export function changeAddress(operation: Pick<OperationRow, 'id'>, roomId: string): string {
  return `/rooms/${encodeURIComponent(roomId)}?change=${operation.id}`
}

function recoveryActions(operation: OperationRow, known: CachedPrices): RecoveryAction[] {
  const open = changeAddress(operation, bodyOf(operation).room_id)
  const otherDates: RecoveryAction = { kind: 'open', label: msg`Choose other dates`, to: open }
  const change: RecoveryAction = { kind: 'open', label: msg`Change the booking`, to: open }
  switch (operation.answer?.code) {
    case 'room_taken':
      return [...takeRoomsLeft(operation, known), ...moveToOtherRooms(operation, known), otherDates]
    case 'price_changed':
      return [...atNewPrice(operation), change]
    case 'too_late':
      return [otherDates]
    case 'validation':
      return namesField(operation.answer?.body, 'promo_code')
        ? [withoutCode(operation), change]
        : [change]
    default:
      return [change]
  }
}

/**
 * A recovery action with a ready body; the screens make its title again, the detail stays the
 * room's name.
 */
/** The same stay in another room or number of rooms, with its new price. */
export function inRoom(
  body: BookRoom,
  room: OtherRoom,
  quantity: number,
  known: CachedPrices,
): BookRoom {
  const { schedule, guests, extras } = body
  const asked = { ...schedule, ...guests, quantity }
  const night = toCents(room.pricePerNight)
  const price = priceOf(asked, extras, night, known.house(), body.pricing.currency)
  return {
    ...body,
    room_id: room.id,
    guests: { ...guests, quantity },
    pricing: pricingOf(price.charged),
  }
}

/** With more, the person would have to search in them. */
export const MAX_ACTIONS = 4

/** Other rooms that fit, the nearest price first, one tap each. */
function moveToOtherRooms(operation: OperationRow, known: CachedPrices): RecoveryAction[] {
  const body = bodyOf(operation)
  // Several rooms of a kind cannot be replaced by one other room.
  if (body.guests.quantity > 1) return []
  const asked = fromCents(known.priceOf(body.room_id) ?? 0)
  const near = nearestRooms(operation.answer?.body, asked, [body.room_id])
  return near.slice(0, MAX_ACTIONS).map((room) => {
    const changed = inRoom(body, room, 1, known)
    const { name } = room
    const total = amountText(changed.pricing.grand_total, changed.pricing.currency)
    const words = { ...operation.words, detail: name }
    return changeTo(msg`Take ${name} instead, ${total}`, operation, changed, { words })
  })
}

/** Of several rooms of a kind, book as many as are left, or another room of that kind. */
function takeRoomsLeft(operation: OperationRow, known: CachedPrices): RecoveryAction[] {
  const body = bodyOf(operation)
  const { quantity } = body.guests
  const night = known.priceOf(body.room_id)
  const left = Math.min(takenOf(operation.answer?.body).free_like_it ?? 0, quantity)
  if (quantity === 1 || left < 1 || night === null) return []
  const named = {
    id: body.room_id,
    name: nameOf(operation),
    number: '',
    pricePerNight: fromCents(night),
  }
  const room = takenIds(operation.answer?.body).includes(body.room_id)
    ? otherRooms(operation.answer?.body).find((one) => toCents(one.pricePerNight) === night)
    : named
  if (room === undefined) return []
  const changed = inRoom(body, room, left, known)
  const total = amountText(changed.pricing.grand_total, changed.pricing.currency)
  return [
    changeTo(
      msg`Book ${plural(left, { one: '# room like it', other: '# rooms like it' })}, ${total}`,
      operation,
      changed,
      { words: { ...operation.words, detail: room.name } },
    ),
  ]
}

/** Books at the server's new price, and without extras that it no longer offers (409 price_changed). */
export function atNewPrice(operation: OperationRow): RecoveryAction[] {
  const body = bodyOf(operation)
  const { extras = body.extras, ...current } = currentOf<
    RoomPricing & { pricing: RoomPricing } & Pick<BookRoom, 'extras'>
  >(operation.answer?.body)
  // The server sends the price's fields directly; with rooms they are under `pricing`.
  const pricing = current.pricing ?? (current as RoomPricing)
  if (!Number.isFinite(pricing.grand_total)) return []
  const price = amountText(pricing.grand_total, pricing.currency)
  const left = Object.values(extras).filter(Boolean).length
  const label =
    left < Object.values(body.extras).filter(Boolean).length
      ? msg`Book without what is no longer offered, ${price}`
      : msg`Book at the new price, ${price}`
  return [changeTo(label, operation, { ...body, extras, pricing })]
}

function withoutCode(operation: OperationRow): RecoveryAction {
  const body = bodyOf(operation)
  const { discount = 0, ...pricing } = body.pricing
  const changed: BookRoom = {
    ...body,
    promo_code: null,
    pricing: { ...pricing, grand_total: pricing.grand_total + discount },
  }
  const price = amountText(changed.pricing.grand_total, pricing.currency)
  return changeTo(msg`Book without the code, ${price}`, operation, changed)
}
