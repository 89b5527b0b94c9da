import * as z from 'zod/mini'
import {
  laundryOrder,
  updateLaundryOrder as editBody,
  type UpdateLaundryOrder,
} from '#contract/laundry.ts'
import { mayEditLaundry, type LaundryStatus } from '#domain/laundry.ts'
import { actorDisplayName } from '../../pipeline/actor.ts'
import { refuse, write, type Change } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { settlePriceChange } from '../money/index.ts'
import { checkDays, checkDesksSchedule, reasonForOrder } from './place.ts'
import { checkPrice, quoteLaundry } from './quote.ts'
import { serializeOne } from '../service/index.ts'
import { laundrySerializers, linesOf, type LaundryOrderRow } from './wire.ts'

type Fields = Required<Omit<UpdateLaundryOrder, 'seen' | 'totals'>>
type Field = keyof Fields

/** The order in the documents' fields. */
function fieldsOf(row: LaundryOrderRow): Fields {
  return {
    customer: row.customer_name,
    room: row.room,
    drop_off: row.in_at,
    pick_up: row.out_at,
    rush: row.rush === 1,
    notes: row.notes,
    items: linesOf(row).map(({ service_id, qty }) => ({ service_id, qty })),
  }
}

const fields = ['customer', 'room', 'drop_off', 'pick_up', 'rush', 'notes', 'items'] as const

/** An empty text is none; items have their fields in one order, by the schema. */
const comparable = (value: unknown) => JSON.stringify(value === '' ? null : value)

/** Fields that the person changed, and that differ from the row. */
function dirtyFields(body: UpdateLaundryOrder, is: Fields): Field[] {
  const { seen = {} } = body
  return fields.filter((field) => {
    const newValues = body[field]
    if (newValues === undefined || comparable(newValues) === comparable(is[field])) return false
    return seen[field] === undefined || comparable(seen[field]) !== comparable(newValues)
  })
}

/** Of texts about a person the audit says that they changed. */
function auditOf(requested: readonly Field[], is: Fields, next: Fields): Change['changed'] {
  const personal = (field: Field) => ['customer', 'room', 'notes'].includes(field)
  return Object.fromEntries(
    requested.map((field) => [
      field,
      personal(field) ? ['changed', 'changed'] : [is[field], next[field]],
    ]),
  )
}

/**
 * PATCH /api/laundry-orders/{id}: an order of the desk's or a guest's, until it is over. What is on
 * it keeps the price that was agreed; what comes to it costs what the list says, and fees are those
 * of today. Throws `conflict`, `validation`, `item_unavailable`, `price_changed`.
 */
export const updateLaundryOrder = write({
  name: 'updateLaundryOrder',
  body: editBody,
  answer: z.object({ data: laundryOrder }),
  invalid: reasonForOrder,
  async write(tx, { params, body, actor, now }) {
    const row = await tx.lock('laundry_orders', params.id ?? '')
    if (row === undefined) return refuse('no_such_entry', { noun: 'order' })
    const settings = await settingsOf(tx.db)
    const base = settings.base_currency
    const { toDesk } = laundrySerializers
    const current = await serializeOne(toDesk, tx.db, row)
    const is = fieldsOf(row)
    const requested = dirtyFields(body, is)
    if (requested.length === 0) return { status: 200, body: { data: current } }
    if (!mayEditLaundry(row.status as LaundryStatus)) {
      refuse(
        'step_not_possible',
        { noun: 'order', status: row.status, verb: 'changed' },
        { current },
      )
    }
    const seen = body.seen ?? {}
    const changedSince = requested.filter(
      (field) => seen[field] !== undefined && comparable(seen[field]) !== comparable(is[field]),
    )
    if (changedSince.length > 0) {
      const labels = changedSince.map((field) => field.replaceAll('_', ' '))
      refuse('order_changed_fields', { fields: labels }, { current })
    }
    const newValues = Object.fromEntries(requested.map((field) => [field, body[field]]))
    const next = { ...is, ...newValues } as Fields
    if (requested.includes('drop_off') || requested.includes('pick_up')) {
      checkDays(settings.timezone, next, now)
      checkDesksSchedule(next)
    }
    const priced = requested.includes('items') || requested.includes('rush')
    const wish = { pickup: row.pickup === 1, rush: next.rush }
    const fees = {
      pickupFeeCents: settings.laundry_pickup_fee_cents,
      rushRate: settings.laundry_rush_rate,
      base,
    }
    const quote = priced ? await quoteLaundry(tx, next.items, wish, fees, linesOf(row)) : null
    if (quote) checkPrice(quote, body.totals, base)
    const changed = await tx.update('laundry_orders', row.id, {
      customer_name: next.customer,
      room: next.room === '' ? null : next.room,
      in_at: next.drop_off,
      out_at: next.pick_up,
      rush: next.rush ? 1 : 0,
      notes: next.notes === '' ? null : next.notes,
      ...(quote && {
        items: JSON.stringify(quote.lines),
        subtotal_cents: quote.subtotal_cents,
        fees_cents: quote.fees_cents,
        total_cents: quote.total_cents,
      }),
      changed_by: actorDisplayName(actor),
    })
    const audit = auditOf(requested, is, next)
    if (changed.total_cents !== row.total_cents) {
      audit.total_cents = [row.total_cents, changed.total_cents]
      await settlePriceChange(tx, { kind: 'laundry', id: row.id }, changed.total_cents, now)
    }
    const after = await tx.lock('laundry_orders', row.id)
    return {
      status: 200,
      body: { data: await serializeOne(toDesk, tx.db, after ?? changed) },
      changes: [{ resource: 'laundry_orders', rowId: row.id, changed: audit }],
    }
  },
})
