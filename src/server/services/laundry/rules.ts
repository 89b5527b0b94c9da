import type { Said } from '#contract/refusals/index.ts'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { laterBy } from '#domain/laundry.ts'
import { isTooLate } from '#domain/restaurant.ts'
import { refuseWith, refuse } from '../../pipeline/endpoint.ts'

type Asked = Pick<PlaceLaundryOrder, 'pick_up' | 'drop_off'>
type Field = keyof Asked

/** Nobody orders further ahead; a device whose clock says 2030 might seem to. */
const DAYS_AHEAD = 366

const dayOf = (at: string) => at.slice(0, 10)

function refuseField(field: Field, said: Said): never {
  return refuseWith(said, { field })
}

/** Days that the calendar has, within a year. Throws `validation`. */
export function checkDays(timezone: string, asked: Asked, now: Date): void {
  const last = addDays(dayIn(timezone, now), DAYS_AHEAD)
  for (const field of ['pick_up', 'drop_off'] as const) {
    const day = dayOf(asked[field])
    if (addDays(day, 0) !== day || day > last) {
      refuseField(field, { reason: 'choose_another_date' })
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
    refuse('time_has_passed', { time, date: day })
  }
  const earliest = laterBy(pick_up, hours)
  if (drop_off < earliest) {
    const [readyOn = '', readyAt = ''] = earliest.split('T')
    refuseField('drop_off', { reason: 'laundry_ready', params: { readyAt, readyOn } })
  }
}

/** At the desk it is dropped off first and picked up after (spec 3 §5). Throws `validation`. */
export function checkDesksSchedule({ pick_up, drop_off }: Asked): void {
  if (pick_up < drop_off) refuseField('pick_up', { reason: 'pick_up_before_drop_off' })
}

/**
 * What a guest must leave. Other apps send phone and address in the joined notes alone, as the
 * documents have it; fields that are sent must not be empty. Throws `validation`.
 */
export function checkContact(body: PlaceLaundryOrder): void {
  const fields: Record<string, Said[]> = {}
  for (const field of ['customer_phone', 'address'] as const) {
    const value = body[field]
    if (value === null || (value === undefined && body.notes === null)) {
      fields[field] = [{ reason: 'required' }]
    }
  }
  if (Object.keys(fields).length > 0) {
    refuse('enter_phone_and_address', { fields })
  }
}
