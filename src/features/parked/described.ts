import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isRouteName, routeOf } from '#contract/routes.ts'
import type { NotExecutable } from '#domain/reported.ts'
import { coerceObject, coerceText } from '#lib/coerce.ts'
import type { OperationDescriptors, OperationDescriptor } from '#offline/operation-descriptor.ts'
import { asOperation } from './as-operation.ts'
import type { ParkedElsewhere } from './data.ts'

/** A colleague's or a guest's operation in the desk's own texts: none of its reporter's. */
export interface Described {
  title: string
  detail: string
  /** "Aline Uwase, 0788 123 456": for whom it was asked, where the body says it. */
  guest: string
}

/**
 * Titles for operations whose body was not read, by resource. Services have theirs in their
 * descriptors.
 */
const kinds: Readonly<Record<string, MessageDescriptor>> = {
  hotel_bookings: msg`A room booking`,
  carts: msg`A stay booked as one`,
  payments: msg`A payment`,
  folio_items: msg`A bill`,
  charges: msg`A bill`,
  receipts: msg`A receipt`,
  letters: msg`A receipt`,
  settings: msg`The settings`,
  rooms: msg`The rooms`,
  room_states: msg`The rooms`,
}

/** The `detail` stands after the title; '' where the title says it all. May throw: see EntryBoundary. */
export function describe(parked: ParkedElsewhere, descriptors: OperationDescriptors): Described {
  const operation = asOperation(parked, descriptors)
  if (operation === null) {
    const subject = isRouteName(parked.endpoint) ? routeOf(parked.endpoint).subject : undefined
    const kind = subject && (kinds[subject] ?? descriptorFieldOf(subject, descriptors, 'about'))
    return { title: i18n._(kind || msg`Something that waits on a device`), detail: '', guest: '' }
  }
  const detail = descriptors[operation.route]?.detail(operation)
  return {
    title: operation.words.title,
    detail: detail ? i18n._(detail) : parked.about,
    guest: parked.person === null ? guestOf(operation.body) : '',
  }
}

/** The field of the first descriptor that has it, among the operations on this resource. */
export function descriptorFieldOf<Field extends 'about' | 'place'>(
  subject: string,
  descriptors: OperationDescriptors,
  field: Field,
): OperationDescriptor[Field] {
  const found = Object.entries(descriptors).find(
    ([route, descriptor]) =>
      descriptor[field] && isRouteName(route) && routeOf(route).subject === subject,
  )
  return found?.[1][field]
}

/** Name and phone, wherever the service has them. */
function guestOf(body: unknown): string {
  const row = coerceObject(body)
  const customer = coerceObject(row.customer)
  const name = coerceText(customer.name) || coerceText(row.customer_name) || coerceText(row.name)
  const phone =
    coerceText(customer.phone) || coerceText(row.customer_phone) || coerceText(row.phone)
  return [name, phone].filter((text) => text !== '').join(', ')
}

/** Why it can't be carried out from here. */
export const whyNot: Record<NotExecutable, MessageDescriptor> = {
  forbidden: msg`Whoever asked for this may not do it themselves, so nobody can do it for them.`,
  another_version: msg`It comes from another version of the app. Only its own device can send it.`,
  not_readable: msg`What it says could not be read, so it is not shown.`,
  too_large: msg`It is too large to be shown here. Only its own device has it.`,
  follows: msg`It needs something first that waits on the same device.`,
}

/** Codes that several services have; the others are in the services' descriptors. */
const refusals: Readonly<Record<string, MessageDescriptor>> = {
  room_taken: msg`The room was no longer free.`,
  not_offered: msg`The house no longer offers it.`,
  tables_full: msg`No table was free.`,
  price_changed: msg`The price had changed.`,
  item_unavailable: msg`Something in it is no longer available.`,
  too_late: msg`It came too late.`,
  closed: msg`It was closed at that time.`,
  conflict: msg`It had changed meanwhile.`,
  may_have_arrived: msg`It may have arrived: the answer was lost.`,
}

/** Why the server refused it, by its code; a general text for unknown codes. */
export function refusedText(code: string, descriptors: OperationDescriptors): MessageDescriptor {
  const catalogues = [
    refusals,
    ...Object.values(descriptors).map((descriptor) => descriptor.refusals ?? {}),
  ]
  return (
    catalogues.find((words) => Object.hasOwn(words, code))?.[code] ??
    msg`The house did not accept it.`
  )
}
