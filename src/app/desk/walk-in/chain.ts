import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookRoom, RoomPricing, StepBooking } from '#contract/bookings.ts'
import type { RecordPayment } from '#contract/money.ts'
import { OPERATION_REF } from '#contract/wire.ts'
import { addDays } from '#domain/days.ts'
import { amountIn, exchangeFor, type HouseMoney } from '#domain/money.ts'
import { subjectLine } from '#features/payments/operations/texts.ts'
import { bookingGroup } from '#features/rooms/operations/desk-steps.ts'
import { bookingStepTitle } from '#features/rooms/operations/desk-steps-text.ts'
import { deskStayDetail } from '#features/rooms/operations/texts.ts'
import { WALK_IN_SOURCE, walkInLabels } from '#features/rooms/operations/walk-in.ts'
import type { ActorRef } from '#offline/db/schema.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import type { Chain } from '../new-stay/confirm.ts'
import type { WalkInForm } from './form.ts'

export interface WalkIn {
  form: WalkInForm
  room: { id: string; name: string }
  /** Of the first night. */
  day: string
  /** In the base currency. */
  pricing: RoomPricing
  /** Cents of the base currency. */
  totalCents: number
  house: HouseMoney
  actor: ActorRef
}

function bookingOf({ form, room, day, pricing }: WalkIn): BookRoom {
  const { nights, adults, children, name, phone, note, code } = form
  return {
    code,
    room_id: room.id,
    schedule: { check_in: day, check_out: addDays(day, nights), nights },
    guests: { adults, children, quantity: 1 },
    extras: { breakfast: false, airport_transfer: false, late_checkout: false },
    promo_code: null,
    customer: { name: name.trim(), phone: phone.trim(), email: null },
    pricing,
    notes: note.trim() || null,
    source: WALK_IN_SOURCE,
  }
}

/**
 * A walk-in as operations in their order: booked, approved, paid where money was taken, checked in.
 * All of one group, each after the one before, so that they arrive in order whatever the link does,
 * and what follows a refusal waits with it.
 */
export function walkInChain(walkIn: WalkIn): Chain {
  const { form, room, actor, totalCents, house } = walkIn
  const { ids } = form
  const booking = bookingOf(walkIn)
  const id = OPERATION_REF + ids.book
  const group = bookingGroup(id)
  const detail = deskStayDetail(booking, room.name)
  const about = { params: { id }, group, actor }
  const step = (name: 'approve' | 'check_in', seen: StepBooking['seen']) => ({
    ...about,
    body: { seen } satisfies StepBooking,
    words: { title: i18n._(bookingStepTitle(name, null)), detail },
  })
  const chain: [NewOperation, ...NewOperation[]] = [
    {
      id: ids.book,
      route: 'bookRoom',
      body: booking,
      group,
      actor,
      words: walkInLabels(booking, room.name),
    },
    {
      id: ids.approve,
      route: 'approveHotelBooking',
      after: [ids.book],
      ...step('approve', { status: 'pending' }),
    },
  ]
  const method = form.paying === 'later' || form.paying === '' ? null : form.paying
  if (method !== null) {
    const body: RecordPayment = {
      ...amountIn(exchangeFor(house, form.currency), totalCents),
      method,
      status: 'paid',
      reference: method === 'mobile money' ? form.reference.trim() || null : null,
      customer_name: booking.customer.name,
    }
    chain.push({
      id: ids.pay,
      route: 'recordBookingPayment',
      after: [ids.approve],
      ...about,
      body,
      words: {
        title: i18n._(msg`Record payment`),
        detail: subjectLine({ code: form.code, title: room.name }),
      },
    })
  }
  chain.push({
    id: ids.checkIn,
    route: 'checkInHotelBooking',
    after: [method === null ? ids.approve : ids.pay],
    ...step('check_in', { status: 'approved' }),
  })
  return chain
}
