import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RentCar } from '#contract/rentals.ts'
import {
  endsAfterStart,
  maxRentalDays,
  rentalDays,
  rentalExtraCents,
  rentalTotals,
  type RentalExtras,
} from '#domain/cars.ts'
import { isBlank } from '#lib/is-blank.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { madeRow, type Overlays } from '#offline/reads/overlay.ts'
import { placedOverlay } from '#parts/placed-overlay.ts'
import { phoneProblem } from '#parts/contact-problems.ts'
import { totalsWire } from '../../form/body.ts'

/** A rental that the desk makes (spec 3 §2.7, §5; decisions.md, "Orders"). */

export interface RentalDraft {
  name: string
  phone: string
  start: string
  startTime: string
  end: string
  endTime: string
}

export type RentalDraftProblems = Partial<Record<keyof RentalDraft, MessageDescriptor>>

const periodOf = (draft: RentalDraft) => ({
  pickup_date: draft.start,
  pickup_time: draft.startTime || '10:00',
  dropoff_date: draft.end,
  dropoff_time: draft.endTime || '10:00',
})

/** The documents' texts. A guest at the desk need not leave a phone number. */
export function rentalDraftProblems(draft: RentalDraft): RentalDraftProblems {
  const found: RentalDraftProblems = {}
  if (isBlank(draft.name)) found.name = msg`Guest name is required`
  const phone = phoneProblem(draft.phone)
  if (phone !== null) found.phone = phone
  if (draft.start === '' || draft.end === '') {
    found[draft.start === '' ? 'start' : 'end'] = msg`Start and end dates are required`
  } else if (!endsAfterStart(periodOf(draft))) {
    found.end = msg`End must be after start`
  } else if (rentalDays(draft.start, draft.end) > maxRentalDays) {
    found.end = msg`A rental may have at most ${maxRentalDays} days.`
  }
  return found
}

/** What guests may add on the public page; at the desk a car is rented plain. */
const noExtras: RentalExtras = {
  gps: false,
  child_seat: false,
  additional_driver: false,
  insurance: false,
  pickup_delivery: false,
}

const plainTotals = (dailyRateCents: number, days: number) =>
  rentalTotals(dailyRateCents, days, noExtras, rentalExtraCents)

/** Cents: days times the daily rate; null while the days make no sense. */
export function estimate(draft: RentalDraft, dailyRateCents: number) {
  const { start, end } = rentalDraftProblems(draft)
  if (start || end) return null
  return plainTotals(dailyRateCents, rentalDays(draft.start, draft.end))
}

export function deskRentalBody(
  draft: RentalDraft,
  { car, house, code }: { car: { id: string; priceCents: number }; house: string; code: string },
): RentCar {
  const days = rentalDays(draft.start, draft.end)
  return {
    code,
    car_id: car.id,
    schedule: periodOf(draft),
    locations: { pickup: house, dropoff: house },
    extras: { ...noExtras },
    customer: { name: draft.name.trim(), phone: draft.phone.trim() || null, email: null },
    totals: totalsWire(plainTotals(car.priceCents, days)),
    source: 'desk',
  }
}

/** A rental made at the desk, before the server has it. */
function waitingRental(operation: OperationRow) {
  const body = operation.body as RentCar
  if (body.source !== 'desk') return null
  return {
    ...madeRow(operation),
    code: body.code ?? '',
    car_id: body.car_id,
    // The operation's `words` hold its name.
    car_name: operation.words.detail,
    car_plate: '',
    status: 'pending',
    payment_status: 'unpaid',
    ...body.schedule,
    pickup_location: body.locations.pickup,
    dropoff_location: body.locations.dropoff,
    extras: body.extras,
    ...body.totals,
    cancel_reason: null,
    customer_name: body.customer.name,
    customer_phone: body.customer.phone,
    customer_email: null,
    source: 'desk',
    flag: null,
    device_time: operation.deviceTime,
    changed_by: null,
  }
}

export const rentedAtDesk: Overlays = {
  rentCar: { overlay: placedOverlay('car_rentals', waitingRental) },
}
