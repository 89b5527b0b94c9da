import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookTour } from '#contract/tour-bookings.ts'
import { fromCents } from '#domain/money.ts'
import { maxTourParty, tourTotals } from '#domain/tours.ts'
import { isBlank } from '#lib/is-blank.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { madeRow, type Overlays } from '#offline/reads/overlay.ts'
import { placedOverlay } from '#parts/placed-overlay.ts'
import { emailProblem, phoneProblem } from '#parts/contact-problems.ts'
import { pricingOf } from '../../form/body.ts'

/** A tour booking that the desk makes (spec 3 §2.13, §3, §5). */

export interface BookingDraft {
  name: string
  phone: string
  email: string
  date: string
  /** As typed. */
  people: string
  notes: string
}

export type BookingProblems = Partial<
  Record<'name' | 'phone' | 'date' | 'people' | 'email', MessageDescriptor>
>

/** Null for what is no number of people. */
export function peopleOf({ people }: BookingDraft): number | null {
  const number = people.trim() === '' ? NaN : Number(people)
  return Number.isInteger(number) && number >= 1 && number <= maxTourParty ? number : null
}

/** The documents' texts. A guest at the desk need not leave a phone number. */
export function bookingProblems(draft: BookingDraft): BookingProblems {
  const found: BookingProblems = {}
  if (isBlank(draft.name)) found.name = msg`Guest name is required`
  const phone = phoneProblem(draft.phone)
  if (phone !== null) found.phone = phone
  if (draft.date === '') found.date = msg`Date is required`
  if (peopleOf(draft) === null) found.people = msg`People must be ≥ 1`
  const email = emailProblem(draft.email)
  if (email !== null) found.email = email
  return found
}

/** Cents: people × price per person; null while nobody comes. */
export function estimate(draft: BookingDraft, priceCents: number): number | null {
  const people = peopleOf(draft)
  return people === null ? null : tourTotals(priceCents, people, null).total_cents
}

/** The documents' payload (spec 3 §3). */
export function deskBookingBody(
  draft: BookingDraft,
  { tour, code }: { tour: { id: string; priceCents: number }; code: string },
): BookTour {
  const people = peopleOf(draft) ?? 1
  return {
    code,
    booking: {
      tour_id: tour.id,
      date: draft.date,
      people,
      price_per_person: fromCents(tour.priceCents),
    },
    customer: {
      name: draft.name.trim(),
      phone: draft.phone.trim() || null,
      email: draft.email.trim() || null,
    },
    notes: draft.notes.trim() || null,
    promo_code: null,
    pricing: pricingOf(tourTotals(tour.priceCents, people, null)),
    payment: { method: 'cash', reference: null, processor: null },
    source: 'admin-dashboard',
  }
}

/** An operation that waits or was refused, as form fields. */
export function draftOf({ booking, customer, notes }: BookTour): BookingDraft {
  return {
    name: customer.name,
    phone: customer.phone ?? '',
    email: customer.email ?? '',
    date: booking.date,
    people: String(booking.people),
    notes: notes ?? '',
  }
}

/** A booking made at the desk, before the server has it. */
function waitingBooking(operation: OperationRow) {
  const { booking, customer, pricing, ...body } = operation.body as BookTour
  if (body.source !== 'admin-dashboard') return null
  return {
    ...madeRow(operation),
    code: body.code ?? '',
    tour_id: booking.tour_id,
    // The operation's `words` hold its name.
    tour_name: operation.words.detail,
    date: booking.date,
    people: booking.people,
    status: 'pending',
    payment_method: body.payment.method,
    payment_status: 'unpaid',
    ...pricing,
    cancel_reason: null,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: customer.email,
    notes: body.notes,
    promo_code: null,
    room_number: null,
    source: body.source,
    flag: null,
    device_time: operation.deviceTime,
    changed_by: null,
  }
}

export const bookedAtDesk: Overlays = {
  bookTour: { overlay: placedOverlay('tour_bookings', waitingBooking) },
}
