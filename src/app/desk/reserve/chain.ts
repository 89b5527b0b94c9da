import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IssueReceipt } from '#contract/folio.ts'
import type { RecordPayment } from '#contract/money.ts'
import type { ReserveRooms } from '#contract/reservations.ts'
import { OPERATION_REF } from '#contract/wire.ts'
import { fromCents, fromMinor, houseMoney, type HouseMoney } from '#domain/money.ts'
import { paymentAlone } from '#features/folio/split.ts'
import { subjectLine } from '#features/payments/operations/texts.ts'
import { bookingGroup } from '#features/rooms/operations/desk-steps.ts'
import { reservationPriceHere, reserveLabels } from '#features/rooms/operations/reserve.ts'
import type { CachedPrices } from '#features/rooms/operations/cached-prices.ts'
import type { ActorRef } from '#offline/db/schema.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import type { Chain } from '../new-stay/confirm.ts'
import { agreedCents, depositOf, type ReservationForm } from './form.ts'

type KnownPrices = Pick<CachedPrices, 'house' | 'priceOf'>

const noExtras = { breakfast: false, airport_transfer: false, late_checkout: false }

/** What is sent, and its price; the price is null while one of the rooms' is not known here. */
export function reservationOf(form: ReservationForm, known: KnownPrices) {
  const agreed = form.rooms.map((room) =>
    agreedCents(room, known.priceOf(room.roomId) ?? undefined),
  )
  const reason = form.rateReason.trim()
  const body: ReserveRooms = {
    code: form.code,
    rooms: form.rooms.map(({ roomId, adults, children }, at) => {
      const cents = agreed[at] ?? null
      // The room's own price is not sent: a new price list must not look like an agreement.
      return {
        room_id: roomId,
        adults,
        children,
        ...(cents !== null && { price_per_night: fromCents(cents) }),
      }
    }),
    schedule: { check_in: form.checkIn, check_out: form.checkOut },
    extras: noExtras,
    customer: {
      name: form.name.trim(),
      phone: form.phone.trim(),
      email: form.email.trim() || null,
    },
    ...(agreed.some((cents) => cents !== null) && { rate_reason: reason }),
    ...(form.holdUntil !== '' && { hold_until: form.holdUntil }),
    confirm: form.letter,
    pricing: { total: 0, currency: houseMoney(known.house()).base },
    notes: form.note.trim() || null,
    ...(form.language !== '' && { language: form.language }),
    source: 'desk',
  }
  const price = reservationPriceHere(body, known)
  const total = price === null ? 0 : fromMinor(price.total, price.currency)
  return { body: { ...body, pricing: { ...body.pricing, total } }, price }
}

/**
 * A reservation as operations in their order: reserved, then the deposit where one was taken, and its
 * receipt. Of one group, so that the deposit arrives after the rooms, and waits with them where they
 * are refused.
 */
export function reservationChain(
  form: ReservationForm,
  body: ReserveRooms,
  /** The rooms' names, for people. */
  rooms: readonly string[],
  { actor, money }: { actor: ActorRef; money: HouseMoney },
): Chain {
  const { ids, deposit, reference } = form
  const id = OPERATION_REF + ids.reserve
  const group = bookingGroup(id)
  const words = reserveLabels(body, rooms.join(', '))
  const reserve: NewOperation = {
    id: ids.reserve,
    route: 'reserveRooms',
    body,
    group,
    actor,
    words,
  }
  const taken = depositOf(form, money)
  if (deposit === '' || taken === null) return [reserve]
  const payment: RecordPayment = {
    amount: taken.amount,
    currency: taken.currency,
    method: deposit,
    status: 'paid',
    reference: deposit === 'cash' ? null : reference.trim() || null,
    notes: i18n._(msg`Deposit`),
    customer_name: body.customer.name,
  }
  // No line of the bill: what the nights come to may change until the guest is here.
  const { paidCents, payments } = paymentAlone({ method: deposit, ...taken })
  const receipt: IssueReceipt = {
    code: form.receiptCode,
    payer: body.customer.name,
    payer_tax_number: null,
    lines: [],
    paid: fromCents(paidCents),
    currency: money.base,
    payments,
  }
  return [
    reserve,
    {
      id: ids.pay,
      route: 'recordBookingPayment',
      params: { id },
      after: [ids.reserve],
      group,
      actor,
      body: payment,
      // As the house names it: it is the first room's.
      words: {
        title: i18n._(msg`Record payment`),
        detail: subjectLine({ code: form.code, title: rooms[0] ?? '' }),
      },
    },
    {
      id: ids.receipt,
      route: 'issueReceipt',
      params: { id },
      after: [ids.pay],
      group,
      actor,
      body: receipt,
      words: { title: i18n._(msg`Receipt`), detail: words.detail },
    },
  ]
}
