import { greetedAs } from '#domain/strangers-text.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { loadOwn } from '../../services/cancellations/load.ts'
import type { Own } from '../../services/cancellations/own.ts'
import type { Block } from '../blocks.ts'
import { calendarFile, type CalendarEvent } from '../calendar.ts'
import { carEvent, tourEvent } from './events.ts'
import { itemsOf, letterOf, type Compose, type Writing } from './kind.ts'

const kinds = ['restaurant', 'laundry', 'car', 'tour', 'table'] as const
type Kind = (typeof kinds)[number]

const kindOf = (name: string): Kind | undefined => kinds.find((one) => one === name)

/** Not confirmed, or no more. */
const isNot = new Set(['pending', 'cancelled', 'no-show'])

/** To the guest: the house has accepted a meal, started laundry, approved a car or tour, kept a table. */
export const serviceConfirmed: Compose = async (writing) => {
  const { db, ids, notice, settings, speech, now } = writing
  const kind = kindOf(notice.subject_kind)
  const [id = ''] = ids
  if (kind === undefined) return null
  const { language, words } = speech
  const own = await loadOwn(db, { kind, ids: [id] }, { settings, language, now })
  if (own === undefined || isNot.has(own.status)) return null
  const w = words.service[kind]
  const when = await whenOf(writing, kind, own)
  const events = await eventsOf(writing, kind, own)
  const letter = {
    ...letterOf(writing, w.subject(settings.name, own.code), {
      title: w.title,
      blocks: blocksFor(writing, kind, own, when),
    }),
    ...(events.length > 0 && { calendar: calendarFile(events, settings.timezone, now) }),
  }
  return {
    letter: settings.notify.booking_email ? letter : null,
    to: notice.to_email,
    sms:
      settings.notify.booking_sms && notice.to_phone !== null
        ? {
            to: notice.to_phone,
            text: words.serviceSms(settings.name, w.title, when, own.code, settings.phone),
          }
        : null,
  }
}

/** When it is for; laundry: when it comes back. */
async function whenOf({ db, speech }: Writing, kind: Kind, own: Own): Promise<string> {
  const at = (day: string | null, time: string | null) =>
    [day === null ? '' : speech.day(day, 'full'), time].filter(Boolean).join(', ')
  if (kind !== 'laundry') return at(own.day, own.time)
  const row = await db
    .selectFrom('laundry_orders')
    .select('out_at')
    .where('id', '=', own.subjectId)
    .executeTakeFirst()
  const [day = null, time = null] = row?.out_at.split('T') ?? []
  return at(day, time)
}

/** What lasts a day or more goes into the guest's calendar. */
async function eventsOf(writing: Writing, kind: Kind, own: Own): Promise<CalendarEvent[]> {
  const title = own.lines[0]?.title ?? ''
  if (kind === 'car') {
    const row = await carOf(writing.db, own.subjectId)
    return row === undefined ? [] : [carEvent(writing, row, title)]
  }
  if (kind === 'tour') {
    const row = await tourOf(writing.db, own.subjectId)
    return row === undefined ? [] : [tourEvent(writing, row, row)]
  }
  return []
}

export async function carOf(db: Kysely<Database>, id: string) {
  return await db.selectFrom('car_rentals').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A tour's booking with the tour's name and days. */
export async function tourOf(db: Kysely<Database>, id: string) {
  return await db
    .selectFrom('tour_bookings')
    .innerJoin('tours', 'tours.id', 'tour_bookings.tour_id')
    .selectAll('tour_bookings')
    .select(['tours.name', 'tours.duration_days'])
    .where('tour_bookings.id', '=', id)
    .executeTakeFirst()
}

function blocksFor(writing: Writing, kind: Kind, own: Own, when: string): Block[] {
  const { settings, speech, publicUrl } = writing
  const { words } = speech
  const w = words.service[kind]
  const link = { kind: 'link' as const, label: words.confirmed.cancelHere }
  return [
    { kind: 'paragraph', text: words.hello(greetedAs(own.customer.name)) },
    { kind: 'paragraph', text: w.lead },
    { kind: 'code', label: words.code, code: own.code },
    { kind: 'paragraph', text: words.codeUse },
    { kind: 'list', title: w.what, items: itemsOf(own.lines, speech) },
    {
      kind: 'facts',
      rows: [
        [w.when, when],
        ...moneyFacts(writing, own),
        [words.confirmed.where, settings.address],
        [words.confirmed.phone, settings.phone],
      ],
    },
    ...(publicUrl === null ? [] : [{ ...link, url: `${publicUrl}/cancel-bookings` }]),
    { kind: 'paragraph', text: words.callUs(settings.phone) },
  ]
}

/** Tables cost nothing by themselves. */
function moneyFacts({ speech }: Writing, own: Own): [string, string][] {
  if (own.kind === 'table') return []
  const w = speech.words.confirmed
  const money = (cents: number) => speech.money(cents, own.currency)
  const facts: [string, string][] = [[w.total, money(own.total)]]
  if (own.held >= own.total) return [...facts, [w.paid, w.paidInFull]]
  if (own.held > 0) facts.push([w.paid, money(own.held)])
  return [...facts, [w.toPay, money(own.total - own.held)]]
}
