import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { BookBundle, BookRoom } from '#contract/bookings.ts'
import type { CartLine } from '#contract/cart.ts'
import { nightsOf } from '#domain/stays.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import type { BundleA } from '../bundle.ts'
import { bundleBody, formOf } from './body.ts'
import { emptyForm, type StayForm } from './form.ts'

/**
 * Rooms as lines of a cart (contract/cart.ts): in the base currency and without a customer, who is asked once
 * for the whole cart.
 */

type Line<Kind> = Extract<CartLine, { kind: Kind }>

/** @param body priced in the base currency */
export function roomLine(body: BookRoom, name: string): NewCartLine {
  const { room_id, schedule, guests, extras, promo_code, pricing, notes, source } = body
  return {
    kind: 'room',
    request: {
      room_id,
      schedule,
      guests,
      extras,
      promo_code: promo_code ?? null,
      pricing,
      notes: notes ?? null,
      source,
    },
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
  const nobody = { name: '', phone: '', email: '' }
  const { room_ids, schedule, guests, pricing, source }: BookBundle = bundleBody(record, nobody, '')
  const rooms = room_ids.length
  const nights = record.nights
  const title = msg`${plural(rooms, { one: '# room', other: '# rooms' })}, ${plural(nights, { one: '# night', other: '# nights' })}`
  return {
    kind: 'bundle',
    request: { room_ids, schedule, guests, pricing, promo_code: null, notes: null, source },
    title: i18n._(title),
    detail: names,
    from: schedule.check_in,
    to: schedule.check_out,
    total: pricing.total,
  }
}

/** The form of a cart's line, to change it. */
export function formOfStay({ request }: Line<'room'>): StayForm {
  const nobody = { name: '', phone: '', email: null }
  return { ...emptyForm, ...formOf({ ...request, customer: nobody }) }
}
