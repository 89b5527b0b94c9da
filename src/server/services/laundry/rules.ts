import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { laterBy } from '#domain/laundry.ts'
import { isTooLate } from '#domain/restaurant.ts'
import { refuse } from '../../pipeline/endpoint.ts'

type Asked = Pick<PlaceLaundryOrder, 'pick_up' | 'drop_off'>
type Field = keyof Asked

/** Nobody orders further ahead; a device whose clock says 2030 might seem to. */
const DAYS_AHEAD = 366

const dayOf = (at: string) => at.slice(0, 10)

function refuseField(field: Field, message: string): never {
  return refuse('validation', message, { errors: { [field]: [message] } })
}

/** Days that the calendar has, within a year. Throws `validation`. */
export function checkDays(timezone: string, asked: Asked, now: Date): void {
  const last = addDays(dayIn(timezone, now), DAYS_AHEAD)
  for (const field of ['pick_up', 'drop_off'] as const) {
    const day = dayOf(asked[field])
    if (addDays(day, 0) !== day || day > last) {
      refuseField(field, 'Please choose another date.')
    }
  }
}

/**
 * A guest's schedule: fetched from now on, by the house's clock, and brought back when it can be
 * done (decisions.md, "Orders"). Throws `too_late` and `validation`.
 *
 * @param hours until it can be back
 */
export function checkGuestsSchedule(
  timezone: string,
  { pick_up, drop_off }: Asked,
  hours: number,
  now: Date,
): void {
  const [day = '', time = ''] = pick_up.split('T')
  if (isTooLate(timezone, day, time, now)) {
    refuse('too_late', `The time you asked for, ${time} on ${day}, has passed.`)
  }
  const earliest = laterBy(pick_up, hours)
  if (drop_off < earliest) {
    const [readyOn = '', readyAt = ''] = earliest.split('T')
    refuseField('drop_off', `It can be back from ${readyAt} on ${readyOn}.`)
  }
}

/** At the desk it is dropped off first and picked up after (spec 3 §5). Throws `validation`. */
export function checkDesksSchedule({ pick_up, drop_off }: Asked): void {
  if (pick_up < drop_off) refuseField('pick_up', 'Pick-up must be on/after drop-off')
}

/**
 * What a guest must leave. Other apps send phone and address in the joined notes alone, as the
 * documents have it; fields that are sent must not be empty. Throws `validation`.
 */
export function checkContact(body: PlaceLaundryOrder): void {
  const errors: Record<string, string[]> = {}
  for (const field of ['customer_phone', 'address'] as const) {
    const value = body[field]
    if (value === null || (value === undefined && body.notes === null)) {
      errors[field] = ['This field is required.']
    }
  }
  if (Object.keys(errors).length > 0) {
    refuse('validation', 'Please enter your phone number and the pickup address.', { errors })
  }
}
