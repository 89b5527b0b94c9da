import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ResourceRow } from '#contract/resources.ts'
import { tables } from '#contract/services/tables.ts'
import type { Reservation, ReserveTable, TablesFull } from '#contract/tables.ts'
import { minutesOf } from '#domain/days.ts'
import type { ReservationStatus, ReservationStep } from '#domain/tables.ts'
import { dayText } from '#parts/day-and-amount.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors, RecoveryAction } from '#offline/operation-descriptor.ts'
import { madeRow, type Overlays } from '#offline/reads/overlay.ts'
import { changeAtDesk } from '#parts/change-at-desk.ts'
import { changeTo } from '#parts/change-to.ts'
import { withNotOffered } from '#parts/not-offered-actions.ts'
import { placedOverlay } from '#parts/placed-overlay.ts'
import { untilLate, type Request } from '#parts/request-form/request.ts'
import { shown } from '#parts/services/tables.ts'
import { stepDescriptors, type StepTexts } from '#parts/service-steps.ts'

/** A guest's reservation as a queued operation: its title, its row and its recovery actions. */

type When = Pick<ReserveTable, 'date' | 'time'>

/** "Sat, 21 Nov, 19:00" */
export function whenText({ date, time }: When): string {
  return `${dayText(date, 'weekday')}, ${time}`
}

/** "Book a table for 4" */
export function reserveTitle({
  party_size: people,
}: Pick<ReserveTable, 'party_size'>): MessageDescriptor {
  return msg`Book a table for ${plural(people, { one: '# person', other: '# people' })}`
}

/** A reservation as it is sent to the server. */
export const reserveRequest = (body: ReserveTable, timezone: string): Request => ({
  route: 'reserveTable',
  body,
  title: reserveTitle(body),
  detail: whenText(body),
  validUntil: untilLate(timezone, body.date, body.time),
})

const bodyOf = (operation: OperationRow) => operation.body as ReserveTable

/** The operation's row in a list of reservations until the server has it. */
function waitingReservation(operation: OperationRow): Reservation & ResourceRow {
  const body = bodyOf(operation)
  return {
    ...madeRow(operation),
    code: body.code ?? '',
    status: 'pending',
    date: body.date,
    time: body.time,
    party_size: body.party_size,
    cancel_reason: null,
    customer_name: body.customer.name,
    customer_phone: body.customer.phone ?? '',
    customer_email: body.customer.email,
    notes: body.notes,
    custom_request: body.custom_request,
    promo_code: body.promo_code,
    source: body.source,
    device_time: operation.deviceTime,
    changed_by: null,
  }
}

/** Until when it makes sense: as much earlier or later as the time of the same day. */
function movedBy(until: string | null, from: string, to: string): string | null {
  if (until === null) return null
  const moved = Date.parse(until) + (minutesOf(to) - minutesOf(from)) * 60_000
  return new Date(moved).toISOString()
}

/** Times near the requested one with seats enough, one tap each (409 `tables_full`). */
function atNearTimes(operation: OperationRow): RecoveryAction[] {
  const { times = [] } = currentOf<TablesFull>(operation.answer?.body)
  return times.map((time) => {
    const body: ReserveTable = { ...bodyOf(operation), time }
    return changeTo(msg`Come at ${time} instead`, operation, body, {
      words: { title: operation.words.title, detail: whenText(body) },
      validUntil: movedBy(operation.validUntil, bodyOf(operation).time, time),
    })
  })
}

/** The form with this reservation in it; the desk's own is changed at the desk. */
function changeAddress(operation: OperationRow): string {
  if (bodyOf(operation).source === 'desk') return changeAtDesk('table', operation.id)
  return `${shown.page}?change=${operation.id}`
}

function recoveryActionsOf(operation: OperationRow): RecoveryAction[] {
  const change = changeAddress(operation)
  const another: RecoveryAction = { kind: 'open', label: msg`Choose another time`, to: change }
  switch (operation.answer?.code) {
    case 'tables_full':
      return [...atNearTimes(operation), another]
    case 'too_late':
    case 'closed':
      return [{ ...another, to: `${change}&time=next` }]
    default:
      return [{ kind: 'open', label: msg`Change the reservation`, to: change }]
  }
}

export const reserveDescriptor = withNotOffered({
  title: (operation) => reserveTitle(bodyOf(operation)),
  detail: (operation) => {
    const when = whenText(bodyOf(operation))
    return msg`${when}`
  },
  overlay: placedOverlay('table_reservations', waitingReservation),
  recoveryActions: recoveryActionsOf,
  failed: msg`Failed to book table.`,
  check: msg`Call the house and ask whether your table is reserved before you send it again.`,
})

/** Shows the tables that the desk took and has not sent yet; what a guest asks for here is the guest's. */
export const takenAtDesk: Overlays = {
  reserveTable: {
    overlay: placedOverlay('table_reservations', (operation) =>
      bodyOf(operation).source === 'desk' ? waitingReservation(operation) : null,
    ),
  },
}

/** The desk's steps on a reservation (decisions.md, "Orders"), as queued operations. */

export const stepLabels = { seat: msg`Seat`, 'no-show': msg`No-show` }

export const stepTexts: StepTexts<ReservationStatus, ReservationStep> = {
  titles: {
    confirm: msg`Confirm table`,
    seat: msg`Seat party`,
    complete: msg`Complete table`,
    'no-show': msg`Mark as no-show`,
    cancel: msg`Cancel table`,
  },
  check: msg`Check the reservation in the house’s own list before you send this again.`,
}

export const deskStepDescriptors = stepDescriptors(tables, stepTexts)

/** Descriptors of queued operations on tables, one for each endpoint. */
export const descriptors: OperationDescriptors = {
  reserveTable: { ...reserveDescriptor, about: msg`A table` },
  ...deskStepDescriptors,
}
