import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { BookRoom } from '#contract/bookings.ts'
import type { CartLine } from '#contract/cart.ts'
import { nightsOf } from '#domain/stays.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import { nobody } from '#parts/request-form/body.ts'
import type { BundleA } from '../bundle.ts'
import { bundleBody, formOf } from './body.ts'
import type { StayForm } from './form.ts'

/**
 * Rooms as lines of a cart (contract/cart.ts): in the base currency and without a customer, who is asked once
 * for the whole cart.
 */

type Line<Kind> = Extract<CartLine, { kind: Kind }>

/** @param body priced in the base currency */
export function roomLine(body: BookRoom, name: string): NewCartLine {
  const { code: _, customer: __, promo_code = null, notes = null, ...request } = body
  const { schedule, guests, pricing } = request
  return {
    kind: 'room',
    request: { ...request, promo_code, notes },
    title: i18n._(roomTitle(body, name)),
    detail: i18n._(guestsDetail(guests.adults, guests.children)),
    from: schedule.check_in,
    to: schedule.check_out,
    total: pricing.grand_total,
  }
}

function roomTitle({ schedule, guests }: BookRoom, name: string): MessageDescriptor {
  const nights = nightsOf(schedule.check_in, schedule.check_out)
  const { quantity } = guests
  return quantity > 1
    ? msg`${quantity} rooms like ${name}, ${plural(nights, { one: '# night', other: '# nights' })}`
    : msg`${name}, ${plural(nights, { one: '# night', other: '# nights' })}`
}

function guestsDetail(adults: number, children: number): MessageDescriptor {
  return children === 0
    ? msg`${plural(adults, { one: '# adult', other: '# adults' })}`
    : msg`${plural(adults, { one: '# adult', other: '# adults' })}, ${plural(children, { one: '# child', other: '# children' })}`
}

/** Several rooms for the same nights: one line, all or none. */
export function bundleLine(record: BundleA, names: string): NewCartLine {
  const { code: _, customer: __, ...request } = bundleBody(record, nobody, '')
  const { room_ids, schedule, pricing } = request
  const rooms = room_ids.length
  const nights = record.nights
  const title = msg`${plural(rooms, { one: '# room', other: '# rooms' })}, ${plural(nights, { one: '# night', other: '# nights' })}`
  return {
    kind: 'bundle',
    request: { ...request, promo_code: record.promo, notes: null },
    title: i18n._(title),
    detail: names,
    from: schedule.check_in,
    to: schedule.check_out,
    total: pricing.total,
  }
}

/** The form of a cart's line, to change it. */
export function formOfStay({ request }: Line<'room'>): StayForm {
  return formOf({ ...request, customer: nobody })
}
