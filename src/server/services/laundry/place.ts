import {
  placedLaundryOrder,
  placeLaundryOrder as placeBody,
  type PlaceLaundryOrder,
} from '#contract/laundry.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import { laundry } from '#contract/services/laundry.ts'
import { laterBy, turnaroundHours } from '#domain/laundry.ts'
import type { Flag } from '../../db/schema.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import type { Fields, PlainReason } from '../../pipeline/refusal.ts'
import { checkDay, checkNotPast, placeEndpoint } from '../service/index.ts'
import { checkPrice, quoteLaundry } from './quote.ts'
import { laundrySerializers } from './wire.ts'

type Asked = Pick<PlaceLaundryOrder, 'pick_up' | 'drop_off'>

/** Days that the calendar has, within a year. Throws `validation`. */
export function checkDays(timezone: string, asked: Asked, now: Date): void {
  for (const field of ['pick_up', 'drop_off'] as const) {
    checkDay(timezone, asked[field].slice(0, 10), now, field)
  }
}

/**
 * A guest's schedule: fetched from now on, by the house's clock, and brought back when it can be
 * done (decisions.md, "Orders"). Throws `too_late` and `validation`.
 *
 * @param hours until it can be back
 */
function checkGuestsSchedule(
  timezone: string,
  { pick_up, drop_off }: Asked,
  hours: number,
  now: Date,
): void {
  const [date = '', time = ''] = pick_up.split('T')
  checkNotPast(timezone, { date, time }, now)
  const earliest = laterBy(pick_up, hours)
  if (drop_off < earliest) {
    const [readyOn = '', readyAt = ''] = earliest.split('T')
    refuse('laundry_ready', { readyAt, readyOn }, { field: 'drop_off' })
  }
}

/** At the desk it is dropped off first and picked up after (spec 3 §5). Throws `validation`. */
export function checkDesksSchedule({ pick_up, drop_off }: Asked): void {
  if (pick_up < drop_off) refuse('pick_up_before_drop_off', { field: 'pick_up' })
}

/**
 * What a guest must leave. Other apps send phone and address in the joined notes alone, as the
 * documents have it; fields that are sent must not be empty. Throws `validation`.
 */
function checkContact(body: PlaceLaundryOrder): void {
  const fields: Record<string, NamedRefusal[]> = {}
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

/** The documents' words where they name some (spec 3 §5). */
export function reasonForOrder(fields: Fields): PlainReason | undefined {
  if (fields.customer) return 'customer_name_required'
  if (fields.drop_off || fields.pick_up) return 'laundry_dates_required'
  const line = Object.keys(fields).some((field) => field.startsWith('items'))
  return line ? 'add_service_line' : undefined
}

const flagOf = (on: boolean): Flag => (on ? 1 : 0)

/** Places a laundry order: priced from the house's list, judged by the house's clock. */
export const placeLaundryOrder = placeEndpoint(laundry, {
  body: placeBody,
  answer: placedLaundryOrder,
  invalid: reasonForOrder,
  recordedBy: 'staff',
  toPublic: laundrySerializers.toPublic,
  async take(tx, { body, recorded, settings, now }) {
    const { timezone } = settings
    if (!recorded) checkContact(body)
    checkDays(timezone, body, now)
    // On at first for guests (spec 2 §4); what is brought to the desk was not fetched.
    const wish = { pickup: body.pickup ?? !recorded, rush: body.rush }
    const quote = await quoteLaundry(tx, body.items, wish, {
      pickupFeeCents: settings.laundry_pickup_fee_cents,
      rushRate: settings.laundry_rush_rate,
      base: settings.base_currency,
    })
    if (recorded) checkDesksSchedule(body)
    else checkGuestsSchedule(timezone, body, turnaroundHours(quote.hours, wish.rush), now)
    checkPrice(quote, body.totals, settings.base_currency)

    const { lines, hours: _, ...totals } = quote
    return {
      columns: async () => ({
        ...totals,
        payment_status: 'unpaid',
        customer_name: body.customer,
        customer_phone: body.customer_phone ?? null,
        customer_email: body.customer_email ?? null,
        room: body.room,
        address: body.address ?? null,
        pickup: flagOf(wish.pickup),
        rush: flagOf(wish.rush),
        in_at: recorded ? body.drop_off : body.pick_up,
        out_at: recorded ? body.pick_up : body.drop_off,
        notes: body.notes,
        items: JSON.stringify(lines),
        ready_at: null,
        delivered_at: null,
        flag: null,
        room_booking_id: null,
      }),
    }
  },
})
