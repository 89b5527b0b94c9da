import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { msg } from '@lingui/core/macro'
import type { BookBundle } from '#contract/bookings.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { nightsOf } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationDescriptor, RecoveryAction } from '#offline/operation-descriptor.ts'
import { cachedPrices, type CachedPrices } from './cached-prices.ts'
import { otherRooms, takenIds } from './refused.ts'
import { changeTo } from '#parts/change-to.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { bookBundleTitle } from './texts.ts'

/** Several rooms booked at once: all or none. */

const bodyOf = (operation: OperationRow) => operation.body as BookBundle

export function bookBundleDescriptor(known: CachedPrices = cachedPrices): OperationDescriptor {
  return {
    title: (operation) => bookBundleTitle(bodyOf(operation)),
    detail: (operation) => {
      const rooms = operation.words.detail
      const total = amountText(bodyOf(operation).pricing.total)
      return msg`${rooms} · ${total}`
    },
    recoveryActions: (operation) => recoveryActions(operation, known),
    check: msg`Call the house and ask whether the bookings are there before you send them again.`,
  }
}

function recoveryActions(operation: OperationRow, known: CachedPrices): RecoveryAction[] {
  // Dates and rooms are chosen in the search; this operation stays here until it is withdrawn.
  const again: RecoveryAction = { kind: 'open', label: msg`Choose rooms again`, to: '/' }
  switch (operation.answer?.code) {
    case 'room_taken':
      return [...replaceTaken(operation, known), again]
    case 'price_changed':
      return [...atNewPrice(operation), again]
    default:
      return [again]
  }
}

/** Replaces the occupied rooms with as many others; only where every price is known. */
function replaceTaken(operation: OperationRow, known: CachedPrices): RecoveryAction[] {
  const body = bodyOf(operation)
  const taken = new Set(takenIds(operation.answer?.body))
  const remaining = body.room_ids.filter((id) => !taken.has(id))
  const missing = body.room_ids.length - remaining.length
  const others = otherRooms(operation.answer?.body)
    .filter(({ id }) => !body.room_ids.includes(id))
    .slice(0, missing)
  const prices = remaining.map((id) => known.priceOf(id))
  if (missing === 0 || others.length < missing || prices.includes(null)) return []
  const remainingCents = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
  const perNight = others.reduce((sum, room) => sum + toCents(room.pricePerNight), remainingCents)
  const total = perNight * nightsOf(body.schedule.check_in, body.schedule.check_out)
  const names = others.map(({ name }) => name).join(', ')
  const price = amountText(fromCents(total))
  const changed: BookBundle = {
    ...body,
    room_ids: [...remaining, ...others.map(({ id }) => id)],
    pricing: {
      per_night: fromCents(perNight),
      total: fromCents(total),
      currency: houseMoneyHere().base,
    },
  }
  const words = { ...operation.words, detail: names }
  return [changeTo(msg`Take ${names} instead, ${price} in all`, operation, changed, { words })]
}

type Quoted = BookBundle['pricing']

function atNewPrice(operation: OperationRow): RecoveryAction[] {
  const current = currentOf<Quoted & { pricing: Quoted }>(operation.answer?.body)
  const { per_night: perNight, total }: Partial<Quoted> = current.pricing ?? current
  if (perNight === undefined || total === undefined) return []
  const price = amountText(total)
  const pricing = { per_night: perNight, total, currency: houseMoneyHere().base } as const
  return [
    changeTo(msg`Book at the new price, ${price}`, operation, { ...bodyOf(operation), pricing }),
  ]
}
