import type { Fields, PlainReason } from '../../pipeline/refusal.ts'
import { placedLaundryOrder, placeLaundryOrder as placed } from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import { turnaroundHours } from '#domain/laundry.ts'
import { worksAs, nameForDesk } from '../../pipeline/actor.ts'
import { freeCode } from '../free-code.ts'
import { settingsOf } from '../../house-settings.ts'
import { placeEndpoint } from '../service/index.ts'
import { checkShown, quoteLaundry } from './quote.ts'
import { checkContact, checkDays, checkDesksSchedule, checkGuestsSchedule } from './rules.ts'
import { publicLaundryOrder } from './wire.ts'

/** The documents' words where they name some (spec 3 §5). */
export function reasonForOrder(fields: Fields): PlainReason | undefined {
  if (fields.customer) return 'customer_name_required'
  if (fields.drop_off || fields.pick_up) return 'laundry_dates_required'
  const line = Object.keys(fields).some((field) => field.startsWith('items'))
  return line ? 'add_service_line' : undefined
}

/** Places a laundry order: priced from the house's list, judged by the house's clock. */
export const placeLaundryOrder = placeEndpoint(laundry, {
  body: placed,
  answer: placedLaundryOrder,
  invalid: reasonForOrder,
  async write(tx, { body, actor, operation, now }) {
    const recorded = worksAs(actor, 'staff') && body.source === 'desk'
    const settings = await settingsOf(tx.db)
    const { timezone } = settings
    if (!recorded) checkContact(body)
    checkDays(timezone, body, now)
    // On at first for guests (spec 2 §4); what is brought to the desk was not fetched.
    const wish = { pickup: body.pickup ?? !recorded, rush: body.rush }
    const quote = await quoteLaundry(tx, body.items, wish, {
      pickupFeeCents: settings.laundry_pickup_fee_cents,
      rushRate: settings.laundry_rush_rate,
    })
    if (recorded) checkDesksSchedule(body)
    else checkGuestsSchedule(timezone, body, turnaroundHours(quote.hours, wish.rush), now)
    checkShown(quote, body.totals)

    const { lines, hours: _, ...totals } = quote
    const id = tx.newId('laundry_orders')
    await tx.insert('laundry_orders', {
      id,
      code: await freeCode(tx, 'laundry_orders', body.code),
      status: 'pending',
      payment_status: 'unpaid',
      customer_name: body.customer,
      customer_phone: body.customer_phone ?? null,
      customer_email: body.customer_email ?? null,
      room: body.room,
      address: body.address ?? null,
      pickup: wish.pickup ? 1 : 0,
      rush: wish.rush ? 1 : 0,
      in_at: recorded ? body.drop_off : body.pick_up,
      out_at: recorded ? body.pick_up : body.drop_off,
      notes: body.notes,
      items: JSON.stringify(lines),
      ...totals,
      source: recorded ? 'desk' : body.source === 'public-book' ? 'public-book' : 'public',
      ready_at: null,
      delivered_at: null,
      flag: null,
      cancel_reason: null,
      device_time: operation?.deviceTime ?? null,
      changed_by: nameForDesk(actor),
      language: body.language ?? null,
    })
    const row = await tx.lock('laundry_orders', id)
    if (row === undefined) throw new Error('The order just made is not there')
    return {
      status: 201,
      body: { id, order: publicLaundryOrder(row) },
      changes: [{ resource: 'laundry_orders', rowId: id, changed: { status: [null, 'pending'] } }],
    }
  },
})
