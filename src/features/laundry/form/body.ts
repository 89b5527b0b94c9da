import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { fromCents } from '#domain/money.ts'
import { guestsNotes, joinedNotes } from '#domain/laundry-notes.ts'
import { emptyForm, type LaundryForm } from './form.ts'
import type { Quote } from './quote.ts'
import { atOf, type Schedule } from './schedule.ts'

/** The documents' payload (spec 2 §3), with phone, address and pickup as fields too. */
export function bodyOf(
  form: LaundryForm,
  { code, schedule, quote }: { code: string; schedule: Schedule; quote: Quote },
): PlaceLaundryOrder {
  return {
    code,
    customer: form.name.trim(),
    customer_phone: form.phone.trim(),
    customer_email: form.email.trim() || null,
    room: null,
    address: form.address.trim(),
    pickup: form.pickup,
    drop_off: atOf(schedule.dropOff),
    pick_up: atOf(schedule.pickUp),
    rush: form.express,
    notes: joinedNotes(form),
    items: quote.lines.map(({ service, qty }) => ({ service_id: service.id, qty })),
    totals: {
      items_subtotal: fromCents(quote.subtotal_cents),
      fees: fromCents(quote.fees_cents),
      grand_total: fromCents(quote.total_cents),
    },
    schedule: { pickup_time: schedule.pickUp.time, dropoff_time: schedule.dropOff.time },
    source: 'public',
  }
}

/** A waiting or parked order back in the form, for changing. */
export function formOf(body: PlaceLaundryOrder): LaundryForm {
  const [pickUpDate = null, pickUpTime = null] = body.pick_up.split('T')
  const [dropOffDate = null, dropOffTime = null] = body.drop_off.split('T')
  return {
    ...emptyForm,
    quantities: Object.fromEntries(body.items.map(({ service_id, qty }) => [service_id, qty])),
    pickup: body.pickup !== false,
    express: body.rush,
    pickUpDate,
    pickUpTime,
    dropOffDate,
    dropOffTime,
    name: body.customer,
    phone: body.customer_phone ?? '',
    email: body.customer_email ?? '',
    address: body.address ?? '',
    notes: guestsNotes(body.notes),
  }
}
