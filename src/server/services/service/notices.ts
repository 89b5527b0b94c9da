import { serviceKinds, serviceOf, type ServiceKind } from '#contract/services/index.ts'
import { isConfirmed } from '#contract/services/statuses.ts'
import { greetedAs } from '#domain/strangers-text.ts'
import { loadGuestBooking, type GuestBooking } from '../cancellations/index.ts'
import type { Block } from '../../notices/blocks.ts'
import { calendarFile } from '../../notices/calendar.ts'
import { serviceEvents } from './calendar-events.ts'
import { serverOf } from './registry.ts'
import {
  itemsOf,
  buildLetter,
  toGuest,
  type Compose,
  type NoticeContext,
} from '../../notices/kind.ts'

const kindOf = (name: string) => serviceKinds.find((one) => one === name)

/** To the guest: the house has accepted a meal, started laundry, approved a car or tour, kept a table. */
const serviceConfirmed: Compose = async (writing) => {
  const { db, ids, notice, settings, locale, now } = writing
  const kind = kindOf(notice.subject_kind)
  const [id = ''] = ids
  if (kind === undefined) return null
  const { language, texts } = locale
  const booking = await loadGuestBooking(db, { kind, ids: [id] }, { settings, language, now })
  if (booking === undefined || !isConfirmed(kind, booking.status)) return null
  const w = serverOf(kind).confirmationTexts[language]
  const when = whenOf(writing, booking)
  const events = serviceEvents(writing, booking)
  const letter = {
    ...buildLetter(writing, w.subject(settings.name, booking.code), {
      title: w.title,
      blocks: blocksFor(writing, kind, booking, when),
    }),
    ...(events.length > 0 && { calendar: calendarFile(events, settings.timezone, now) }),
  }
  const text = texts.serviceSms(settings.name, w.title, when, booking.code, settings.phone)
  return toGuest(writing, letter, text)
}

function whenOf({ locale }: NoticeContext, { confirmedFor, ...booking }: GuestBooking): string {
  const { day, time } = confirmedFor ?? booking
  return [day === null ? '' : locale.day(day, 'full'), time].filter(Boolean).join(', ')
}

function blocksFor(
  writing: NoticeContext,
  kind: ServiceKind,
  booking: GuestBooking,
  when: string,
): Block[] {
  const { settings, locale, publicUrl } = writing
  const { language, texts } = locale
  const w = serverOf(kind).confirmationTexts[language]
  const link = { kind: 'link' as const, label: texts.confirmed.cancelHere }
  return [
    { kind: 'paragraph', text: texts.hello(greetedAs(booking.customer.name)) },
    { kind: 'paragraph', text: w.lead },
    { kind: 'code', label: texts.code, code: booking.code },
    { kind: 'paragraph', text: texts.codeUse },
    { kind: 'list', title: w.what, items: itemsOf(booking.lines) },
    {
      kind: 'facts',
      rows: [
        ...(when === '' ? [] : [[w.when, when] as [string, string]]),
        ...(serviceOf(kind).payment === null ? [] : moneyFacts(writing, booking)),
        [texts.confirmed.where, settings.address],
        [texts.confirmed.phone, settings.phone],
      ],
    },
    ...(publicUrl === null ? [] : [{ ...link, url: `${publicUrl}/cancel-bookings` }]),
    { kind: 'paragraph', text: texts.callUs(settings.phone) },
  ]
}

function moneyFacts({ locale }: NoticeContext, booking: GuestBooking): [string, string][] {
  const w = locale.texts.confirmed
  const money = (cents: number) => locale.money(cents, booking.currency)
  const facts: [string, string][] = [[w.total, money(booking.total)]]
  if (booking.held >= booking.total) return [...facts, [w.paid, w.paidInFull]]
  if (booking.held > 0) facts.push([w.paid, money(booking.held)])
  return [...facts, [w.toPay, money(booking.total - booking.held)]]
}

export const notices = { service_confirmed: serviceConfirmed }
