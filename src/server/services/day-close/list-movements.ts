import type { Kysely } from 'kysely'
import { dayMovement, dayMovements, type DayMovement } from '#contract/day-close.ts'
import type { DatedMovement } from '#domain/day-close.ts'
import { fromCents, fromMinor } from '#domain/money.ts'
import { tableOf } from '#contract/services/index.ts'
import { payables } from '#contract/payments.ts'
import type { Database } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'
import { onWire } from '../../db/wire.ts'
import { read, refuse } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { closedDays } from './days.ts'
import { gather } from './gather.ts'
import { countedOf } from './movements.ts'
import { dayIn, isCalendarDay } from '#domain/days.ts'

/** Movements in one answer. */
const PAGE = 500

interface Listed extends DatedMovement {
  part: DayMovement['part']
}

const parts: readonly DayMovement['part'][] = ['day', 'carried', 'late']

/** Its place in the file: the same whatever comes between two pages. */
const placeOf = ({ part, at, payment, way, method, currency, rate }: Listed) =>
  [parts.indexOf(part), at, payment, way, method, currency, rate ?? ''].join('|')

/** All that a day's page counts: frozen where it is closed. */
async function movementsOn(db: Kysely<Database>, day: string): Promise<Listed[]> {
  const { timezone } = await settingsOf(db)
  const closed = await closedDays(db)
  const gathered = await gather(db, day, timezone, closed)
  const close = closed.find((one) => one.day === day)
  if (close === undefined) {
    return gathered.movements.map((one) => ({ ...one, part: one.day === day ? 'day' : 'carried' }))
  }
  const counted = await db
    .selectFrom('day_close_movements')
    .selectAll()
    .where((eb) => eb.or([eb('close_id', '=', close.id), eb('day', '=', day)]))
    .execute()
  const partOf = (row: { close_id: string; day: string }): DayMovement['part'] => {
    if (row.close_id !== close.id) return 'late'
    return row.day === day ? 'day' : 'carried'
  }
  const late = gathered.movements.filter((one) => one.day === day)
  return [
    ...counted.map((row) => ({ ...countedOf(row), part: partOf(row) })),
    ...late.map((one) => ({ ...one, part: 'late' as const })),
  ]
}

/** Codes of what payments were for, and the receipts that they stand on. */
async function named(db: Kysely<Database>, payments: readonly string[]) {
  const receipts = new Map<string, number>()
  const subjects = new Map<string, { kind: string; id: string }>()
  const codes = new Map<string, string>()
  for (const some of batches([...new Set(payments)])) {
    const rows = await db
      .selectFrom('payments')
      .leftJoin('receipts', 'receipts.id', 'payments.receipt_id')
      .select(['payments.id', 'subject_kind', 'subject_id', 'receipts.number'])
      .where('payments.id', 'in', some)
      .execute()
    for (const { id, subject_kind, subject_id, number } of rows) {
      subjects.set(id, { kind: subject_kind, id: subject_id })
      if (number !== null) receipts.set(id, Number(number))
    }
  }
  for (const kind of payables) {
    const ids = [...subjects.values()].filter((one) => one.kind === kind).map((one) => one.id)
    for (const some of batches([...new Set(ids)])) {
      const rows = await db
        .selectFrom(tableOf[kind] as 'hotel_bookings')
        .select(['id', 'code'])
        .where('id', 'in', some)
        .execute()
      for (const { id, code } of rows) codes.set(`${kind}:${id}`, code)
    }
  }
  return (payment: string) => {
    const subject = subjects.get(payment)
    return {
      code: codes.get(`${subject?.kind}:${subject?.id}`) ?? '',
      receipt: receipts.get(payment) ?? null,
    }
  }
}

/** GET /api/day-close/movements?day=&after= */
export const listDayMovements = read({
  name: 'listDayMovements',
  answer: dayMovements,
  async read(db, { query, now }) {
    const { day } = await dayAsked(db, query.day, now)
    const all = (await movementsOn(db, day))
      .map((one) => ({ one, place: placeOf(one) }))
      .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    const { after = '' } = query
    const rest = all.filter(({ place }) => place > after)
    const page = rest.slice(0, PAGE)
    const nameOf = await named(
      db,
      page.map(({ one }) => one.payment),
    )
    return {
      data: page.map(({ one }) =>
        onWire(dayMovement, one, {
          amount: fromMinor(one.charged, one.currency),
          dollars: fromCents(one.cents),
          ...nameOf(one.payment),
        }),
      ),
      total: all.length,
      next: rest.length > page.length ? (page.at(-1)?.place ?? null) : null,
    }
  },
})

/** The day asked for, today where none is; one that has begun. */
export async function dayAsked(db: Kysely<Database>, day: string | undefined, now: Date) {
  const { timezone } = await settingsOf(db)
  const today = dayIn(timezone, now)
  const asked = day ?? today
  if (!isCalendarDay(asked) || asked > today) refuse('day_close_needs_day')
  return { day: asked, today, timezone }
}
