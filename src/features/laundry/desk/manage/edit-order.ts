import { i18n } from '@lingui/core'
import type { LaundryOrder, UpdateLaundryOrder } from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import {
  guestsNotes,
  laundrySums,
  withGuestsNotes,
  type LaundryFees,
  type LaundryTotals,
} from '#domain/laundry.ts'
import { toCents } from '#domain/money.ts'
import { orNull } from '#parts/request-form/body.ts'
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
import {
  draftOf,
  itemsOf,
  orderTimes,
  quoteOf,
  type OrderableService,
  type OrderDraft,
} from './new-order.ts'

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

/** @param wished of a change that was refused: applied to the order as it is now */
export function draftFor(order: LaundryOrder, wished?: UpdateLaundryOrder): OrderDraft {
  const wanted = { ...editFieldsOf(order), ...(wished && changedFields(wished)) }
  return draftOf({ ...wanted, notes: guestsNotes(wanted.notes) })
}

function fieldsOf(
  order: LaundryOrder,
  draft: OrderDraft,
  services: readonly OrderableService[],
): EditFields {
  const notesLeft = draft.notes.trim() === guestsNotes(order.notes).trim()
  return {
    customer: draft.customer.trim(),
    room: orNull(draft.room),
    ...orderTimes(draft),
    rush: draft.rush,
    notes: notesLeft ? order.notes : withGuestsNotes(order.notes, draft.notes),
    items: itemsOf(draft, services),
  }
}

/** What the order costs then; what was agreed where neither its lines nor the rush are others. */
export function editQuote(
  order: LaundryOrder,
  draft: OrderDraft,
  services: readonly OrderableService[],
  fees: LaundryFees,
): LaundryTotals {
  const items = itemsOf(draft, services)
  const is = editFieldsOf(order)
  if (draft.rush === is.rush && JSON.stringify(items) === JSON.stringify(is.items)) {
    return {
      subtotal_cents: toCents(order.items_subtotal),
      fees_cents: toCents(order.fees),
      total_cents: toCents(order.grand_total),
    }
  }
  return quoteOf(draft, services, fees, order.pickup)
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
  return { ...body, totals: laundrySums(editQuote(order, draft, services, fees)) }
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
