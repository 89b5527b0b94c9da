import { roomFreeUntil } from '#domain/cancellation.ts'
import { dayIn } from '#domain/days.ts'
import { blocksRoom, nightsOf } from '#domain/stays.ts'
import { greetedAs } from '#domain/strangers-text.ts'
import { moneyOf } from '../money-of.ts'
import type { Block } from '../../notices/blocks.ts'
import { calendarFile } from '../../notices/calendar.ts'
import { buildLetter, toGuest, type Compose, type NoticeContext } from '../../notices/kind.ts'
import { roomEvents, roomLines, roomNameFor, roomsBooked, type BookedRoom } from './booked-rooms.ts'

/** To the guest: a stay is approved, or was paid in full. */
export const confirmed: Compose = async (writing) => {
  const rooms = (await roomsBooked(writing.db, writing.ids)).filter(({ status }) =>
    blocksRoom(status),
  )
  return await letterAbout(writing, rooms, null)
}

/** To the guest: the desk holds rooms for them until a day. */
export const held: Compose = async (writing) => {
  const { db, ids, settings, now } = writing
  const today = dayIn(settings.timezone, now)
  const rooms = (await roomsBooked(db, ids)).filter(
    ({ status, hold_until }) => status === 'pending' && hold_until !== null && hold_until >= today,
  )
  return await letterAbout(writing, rooms, rooms[0]?.hold_until ?? null)
}

/** `heldUntil`: a day; null: the stay is confirmed. */
async function letterAbout(
  writing: NoticeContext,
  rooms: readonly BookedRoom[],
  heldUntil: string | null,
) {
  const { db, settings, locale } = writing
  const [first] = rooms
  if (first === undefined) return null
  const { texts } = locale
  const money = await moneyOf(
    db,
    'room',
    rooms.map(({ id }) => id),
    { currency: first.currency, rate: first.rwf_rate },
  )
  const price = priceOf(writing, rooms, money.held)
  const words = heldUntil === null ? texts.confirmed : texts.held(locale.day(heldUntil, 'full'))
  const page = buildLetter(writing, words.subject(settings.name, first.code), {
    title: words.title,
    blocks: blocksFor(writing, rooms, price, words.lead),
  })
  const events = roomEvents(writing, rooms)
  // What is not firm yet stands in nobody's calendar.
  const letter =
    heldUntil === null
      ? { ...page, calendar: calendarFile(events, settings.timezone, writing.now) }
      : page
  const names = rooms.map((row) => roomNameFor(row, locale)).join(', ')
  const dates = texts.dates(
    locale.day(first.check_in, 'short'),
    locale.day(first.check_out, 'short'),
    texts.nights(nightsOf(first.check_in, first.check_out)),
  )
  const pay = price.toPay === null ? texts.confirmed.paidInFull.split('.')[0] : price.toPay
  const { name, phone } = settings
  return toGuest(writing, letter, words.sms(name, names, dates, first.code, pay ?? '', phone))
}

interface Price {
  facts: [string, string][]
  /** In words; null: paid in full. */
  toPay: string | null
}

/** In the currency charged, with the house's own beside another. */
function priceOf(
  { locale, settings }: NoticeContext,
  rooms: readonly BookedRoom[],
  received: number,
): Price {
  const { texts, money, cents: baseMoney } = locale
  const w = texts.confirmed
  const currency = rooms[0]?.currency ?? settings.base_currency
  const rate = rooms[0]?.rwf_rate ?? null
  const sum = (of: (row: BookedRoom) => number) => rooms.reduce((all, row) => all + of(row), 0)
  const total = sum(({ charged_total }) => charged_total)
  const cents = sum(({ total_cents }) => total_cents)
  const discount = sum(({ discount_cents }) => discount_cents)
  const both = (amount: number, inBase: number) =>
    rate === null
      ? money(amount, currency)
      : texts.aboutInBase(money(amount, currency), baseMoney(inBase))
  const facts: [string, string][] = []
  if (discount > 0) facts.push([w.discount, baseMoney(discount)])
  facts.push([w.total, both(total, cents)])
  if (received >= total) return { facts: [...facts, [w.paid, w.paidInFull]], toPay: null }
  if (received > 0) facts.push([w.paid, money(received, currency)])
  const due = money(total - received, currency)
  return { facts: [...facts, [w.toPay, due]], toPay: `${w.toPay}: ${due}` }
}

function blocksFor(
  writing: NoticeContext,
  rooms: readonly BookedRoom[],
  price: Price,
  lead: string,
): Block[] {
  const { settings, locale, publicUrl } = writing
  const { texts, day } = locale
  const w = texts.confirmed
  const first = rooms[0] as BookedRoom
  const sum = (of: (row: BookedRoom) => number) => rooms.reduce((all, row) => all + of(row), 0)
  const extras = [
    rooms.some((row) => row.extra_breakfast === 1) && w.breakfast,
    rooms.some((row) => row.extra_airport_transfer === 1) && w.airportTransfer,
    rooms.some((row) => row.extra_late_checkout === 1) && w.lateCheckout,
  ].filter((extra) => extra !== false)
  const arrive = rooms.map(({ check_in }) => check_in).toSorted()[0] ?? first.check_in
  const leave =
    rooms
      .map(({ check_out }) => check_out)
      .toSorted()
      .at(-1) ?? first.check_out
  return [
    { kind: 'paragraph', text: texts.hello(greetedAs(first.customer_name)) },
    { kind: 'paragraph', text: lead },
    { kind: 'code', label: texts.code, code: first.code },
    { kind: 'paragraph', text: texts.codeUse },
    { kind: 'list', title: w.rooms, items: roomLines(rooms, locale) },
    {
      kind: 'facts',
      rows: [
        [w.arrive, w.from(day(arrive, 'full'), settings.check_in_from)],
        [w.leave, w.until(day(leave, 'full'), settings.check_out_until)],
        [
          w.guests,
          texts.guests(
            sum(({ adults }) => adults),
            sum(({ children }) => children),
          ),
        ],
        ...(extras.length === 0 ? [] : [[w.extras, extras.join(', ')] as const]),
        ...price.facts,
        [w.where, settings.address],
        [w.phone, settings.phone],
        [w.cancelling, `${freeUntil(writing, arrive)} ${w.how}`],
      ],
    },
    ...(publicUrl === null
      ? []
      : [{ kind: 'link' as const, label: w.cancelHere, url: `${publicUrl}/cancel-bookings` }]),
    { kind: 'paragraph', text: texts.callUs(settings.phone) },
  ]
}

function freeUntil({ settings, locale, now }: NoticeContext, checkIn: string): string {
  const until = roomFreeUntil(checkIn, settings)
  const nights = settings.cancellation.room_kept_nights
  const w = locale.texts.confirmed
  return now <= until ? w.freeUntil(locale.moment(until), nights) : w.noLongerFree(nights)
}
