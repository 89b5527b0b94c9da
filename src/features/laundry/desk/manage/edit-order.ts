import { i18n } from '@lingui/core'
import type { LaundryOrder, UpdateLaundryOrder } from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import {
  guestsNotes,
  laundryTotals,
  withGuestsNotes,
  type LaundryFees,
  type LaundryTotals,
} from '#domain/laundry.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { openSteps, stepToFollow } from '#parts/desk/open-steps.ts'
import { groupOf } from '#parts/service-steps.ts'
import { deviceRows } from '#parts/use-device-rows.ts'
import {
  changedFields,
  editFieldsOf,
  editTitle,
  laundryDeskDescriptors,
  touchedFields,
  type EditFields,
} from '../../operations/desk.ts'
import { orderTimes, validLines, type OrderableService, type OrderDraft } from './new-order.ts'

/** A laundry order of the house's in the desk's form, and back (spec 3 §2.8, §7.6). */

/** What it may have: the services that are on it at the agreed price, the others as they cost now. */
export function servicesFor(
  order: LaundryOrder,
  services: readonly OrderableService[],
): OrderableService[] {
  const own = new Map(
    order.items
      .filter(({ service_id }) => service_id !== '')
      .map(({ service_id: id, name, unit, price }): [string, OrderableService] => [
        id,
        { id, name, unit, priceCents: toCents(price) },
      ]),
  )
  return [...own.values(), ...services.filter(({ id }) => !own.has(id))]
}

const timesOf = (at: string) => [at.slice(0, 10), at.slice(11, 16)] as const

function draftOf(is: EditFields): OrderDraft {
  const [dropOff, dropOffTime] = timesOf(is.drop_off)
  const [pickUp, pickUpTime] = timesOf(is.pick_up)
  return {
    customer: is.customer,
    room: is.room ?? '',
    dropOff,
    dropOffTime,
    pickUp,
    pickUpTime,
    rush: is.rush,
    notes: guestsNotes(is.notes),
    lines: is.items.map(({ service_id, qty }) => ({ serviceId: service_id, qty })),
  }
}

/** @param wished of a change that was refused: applied to the order as it is now */
export function draftFor(order: LaundryOrder, wished?: UpdateLaundryOrder): OrderDraft {
  return draftOf({ ...editFieldsOf(order), ...(wished && changedFields(wished)) })
}

function fieldsOf(
  order: LaundryOrder,
  draft: OrderDraft,
  services: readonly OrderableService[],
): EditFields {
  const notesLeft = draft.notes.trim() === guestsNotes(order.notes).trim()
  return {
    customer: draft.customer.trim(),
    room: draft.room.trim() || null,
    ...orderTimes(draft),
    rush: draft.rush,
    notes: notesLeft ? order.notes : withGuestsNotes(order.notes, draft.notes),
    items: validLines(draft, services).map(({ service, qty }) => ({ service_id: service.id, qty })),
  }
}

/** What the order costs then; what was agreed where neither its lines nor the rush are others. */
export function editQuote(
  order: LaundryOrder,
  draft: OrderDraft,
  services: readonly OrderableService[],
  fees: LaundryFees,
): LaundryTotals {
  const items = fieldsOf(order, draft, services).items
  const is = editFieldsOf(order)
  if (draft.rush === is.rush && JSON.stringify(items) === JSON.stringify(is.items)) {
    return {
      subtotal_cents: toCents(order.items_subtotal),
      fees_cents: toCents(order.fees),
      total_cents: toCents(order.grand_total),
    }
  }
  const lines = validLines(draft, services).map(({ service, qty }) => ({
    price_cents: service.priceCents,
    qty,
  }))
  return laundryTotals(lines, { pickup: order.pickup, rush: draft.rush }, fees)
}

/**
 * The documents' whole body, with what the person saw: what was left as it was merges. Null where
 * nothing was changed.
 */
export function editBody(
  order: LaundryOrder,
  draft: OrderDraft,
  services: readonly OrderableService[],
  fees: LaundryFees,
): UpdateLaundryOrder | null {
  const changes = fieldsOf(order, draft, services)
  // As the form shows it, so that what nobody touched is the same on both sides.
  const seen = {
    ...editFieldsOf(order),
    customer: order.customer.trim(),
    room: order.room?.trim() || null,
  }
  const body = { ...changes, seen }
  const touched = touchedFields(body)
  if (touched.length === 0) return null
  if (!touched.includes('items') && !touched.includes('rush')) return body
  const quote = editQuote(order, draft, services, fees)
  return {
    ...body,
    totals: {
      items_subtotal: fromCents(quote.subtotal_cents),
      fees: fromCents(quote.fees_cents),
      grand_total: fromCents(quote.total_cents),
    },
  }
}

/**
 * A change of an order as it is confirmed, behind what waits on that order. `pieces`: its lines as
 * text.
 */
export function editOperation(order: LaundryOrder, body: UpdateLaundryOrder, pieces: string) {
  const steps = openSteps(deviceRows(), laundryDeskDescriptors)
  const before = stepToFollow(steps.get(order.id))
  return {
    route: 'updateLaundryOrder' as const,
    params: { id: order.id },
    body,
    group: groupOf(laundry, order.id),
    after: before ? [before.id] : [],
    words: { title: i18n._(editTitle(body)), detail: pieces },
  }
}
