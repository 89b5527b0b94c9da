import type { PublicCart } from '#contract/cart.ts'
import type { Payable } from '#contract/payments.ts'
import { loadGuestBooking } from '../cancellations/index.ts'
import type { CalendarEvent } from '../../notices/calendar.ts'
import { serviceEvents } from '../service/index.ts'
import type { NoticeContext } from '../../notices/kind.ts'
import { roomEvents, roomLines, roomsBooked } from '../bookings/index.ts'

/** One room, meal, car… of a cart's message; cancelled ones are left out. */
export interface CartPart {
  kind: Payable
  title: string
  detail: string
  /** For look-up and cancellation. */
  code: string
  cents: number
  /** Its first day. */
  day: string
  /** The house has not confirmed it yet. */
  pending: boolean
  events: CalendarEvent[]
}

/** All that was booked and is not cancelled, in the guest's order. */
export async function cartParts(
  writing: NoticeContext,
  lines: PublicCart['lines'],
): Promise<CartPart[]> {
  const parts: CartPart[] = []
  for (const { subjects } of lines) {
    const rooms = subjects.flatMap(({ kind, id }) => (kind === 'room' ? [id] : []))
    if (rooms.length > 0) parts.push(...(await roomParts(writing, rooms)))
    for (const { kind, id } of subjects) {
      if (kind === 'room') continue
      const part = await servicePart(writing, kind as Exclude<Payable, 'room'>, id)
      if (part !== null) parts.push(part)
    }
  }
  return parts
}

async function roomParts(writing: NoticeContext, ids: readonly string[]): Promise<CartPart[]> {
  const all = await roomsBooked(writing.db, ids)
  const active = all.filter(({ status }) => status !== 'cancelled')
  const lines = roomLines(active, writing.locale)
  const events = roomEvents(writing, active)
  return active.map((row, at) => ({
    kind: 'room',
    title: lines[at]?.title ?? '',
    detail: lines[at]?.detail ?? '',
    // Rooms asked for together answer to the first one's.
    code: all[0]?.code ?? row.code,
    cents: row.total_cents,
    day: row.check_in,
    pending: row.status === 'pending',
    events: at === 0 ? events : [],
  }))
}

async function servicePart(
  writing: NoticeContext,
  kind: Exclude<Payable, 'room'>,
  id: string,
): Promise<CartPart | null> {
  const { db, settings, locale, now } = writing
  const { language } = locale
  const own = await loadGuestBooking(db, { kind, ids: [id] }, { settings, language, now })
  if (own === undefined || own.status === 'cancelled') return null
  const [first] = own.lines
  const when = [own.day === null ? '' : locale.day(own.day), own.time].filter(Boolean).join(', ')
  const many = own.lines.map(({ title }) => title).join(', ')
  const texts =
    own.summaryTitle === undefined
      ? { title: first?.title ?? '', detail: first?.detail ?? '' }
      : { title: own.summaryTitle, detail: `${when}: ${many}` }
  return {
    kind,
    ...texts,
    code: own.code,
    cents: own.total,
    day: own.day ?? '',
    pending: own.status === 'pending',
    events: serviceEvents(writing, own),
  }
}
