import { dividedKind, noRevenue, reportServices, separateRevenue } from '#contract/report-kinds.ts'
import { partOnWire, type Report, type ReportTransaction } from '#contract/reports.ts'
import type { RowAt } from '#contract/resources.ts'
import { payableServiceKinds, type PayableService } from '#contract/services/index.ts'
import { isBarCategory } from '#domain/bar.ts'
import { addDays, dayIn, momentOf } from '#domain/days.ts'
import { fromCents } from '#domain/money.ts'
import {
  cameCents,
  documentedRooms,
  isSold,
  nightsByDay,
  stayFigures,
  sumParts,
  wentCents,
  type Days,
  type RevenuePart,
} from '#domain/reports.ts'
import type { CachedMoney, CachedOrder, CachedStay } from './cached.ts'

/** Orders and bookings of each service that costs something. */
export type CachedOrders = Readonly<Record<PayableService, readonly CachedOrder[]>>

export interface CachedHouse {
  stays: readonly CachedStay[]
  orders: CachedOrders
  money: readonly CachedMoney[]
  categories: readonly Pick<RowAt<'categories'>, 'id' | 'name'>[]
  timezone: string
  /** Rooms that occupancy counts; null: the documents' number. */
  rooms: number | null
}

/** The share that drinks have of a meal, 0 to 1. */
function barShare({ lines }: CachedOrder, bar: ReadonlySet<string>): number {
  const all = lines.reduce((sum, { cents }) => sum + cents, 0)
  const drinks = lines.reduce((sum, line) => sum + (bar.has(line.category) ? line.cents : 0), 0)
  return all === 0 ? 0 : drinks / all
}

/** The server's report worked out from this device's cached rows, by the same rules (domain/reports.ts). */
export function workOut(house: CachedHouse, range: Days): Report {
  const { timezone } = house
  const from = momentOf(timezone, range.from, '00:00').getTime()
  const to = momentOf(timezone, addDays(range.to, 1), '00:00').getTime()
  const isIn = (moment: string) => {
    const at = Date.parse(moment)
    return at >= from && at < to
  }
  const dayOf = (moment: string) => dayIn(timezone, new Date(moment))
  const isDay = (day: string) => day >= range.from && day <= range.to
  const bar = new Set(
    house.categories.filter(({ name }) => isBarCategory(name)).map(({ id }) => id),
  )
  const divided = payableServiceKinds
    .filter((kind) => kind === dividedKind)
    .flatMap((kind) => house.orders[kind])
  const shares = new Map(divided.map((meal) => [meal.id, barShare(meal, bar)]))
  const partOf = new Map<string, Omit<RevenuePart<PayableService>, 'cents'>>(
    payableServiceKinds.flatMap((service) =>
      house.orders[service].flatMap(({ id, part }) =>
        part === undefined ? [] : [[`${service}:${id}`, { ...part, service }] as const],
      ),
    ),
  )
  const parts: RevenuePart<PayableService>[] = []
  const revenue = noRevenue()
  const transactions: ReportTransaction[] = []
  let drinks = 0
  for (const row of house.money) {
    const service = reportServices.find((one) => one === row.kind)
    const share = row.kind === dividedKind ? (shares.get(row.subjectId) ?? 0) : 0
    const part = partOf.get(`${row.kind}:${row.subjectId}`)
    const common = { customer: row.customer, category: 'payment' as const, ref: row.ref }
    if (isIn(row.cameAt)) {
      const came = cameCents(row)
      if (service !== undefined) revenue[service] += came
      drinks += came * share
      if (part) parts.push({ ...part, cents: came })
      transactions.push({
        ...common,
        id: `payment:${row.id}`,
        date: dayOf(row.cameAt),
        amount: fromCents(row.cents),
        status: row.status === 'refunded' ? 'paid' : row.status,
      })
    }
    const went = wentCents(row)
    if (went > 0 && isIn(row.wentAt)) {
      if (service !== undefined) revenue[service] -= went
      drinks -= went * share
      if (part) parts.push({ ...part, cents: -went })
      transactions.push({
        ...common,
        id: `refund:${row.id}`,
        date: dayOf(row.wentAt),
        amount: fromCents(-went),
        status: 'refunded',
      })
    }
  }
  const list = (
    rows: readonly CachedOrder[],
    categoryOf: (id: string) => ReportTransaction['category'],
    kind: string,
  ) => {
    for (const { id, date: said, customer, ref, cents, status } of rows) {
      const date = said.length > 10 ? dayOf(said) : said
      if (!isDay(date)) continue
      const category = categoryOf(id)
      const amount = fromCents(cents)
      transactions.push({ id: `${kind}:${id}`, date, customer, category, ref, amount, status })
    }
  }
  list(house.stays, () => 'booking', 'booking')
  for (const kind of payableServiceKinds) {
    list(house.orders[kind], (id) => ((shares.get(id) ?? 0) > 0.5 ? 'bar' : kind), kind)
  }

  const sold = house.stays.filter(
    ({ status, check_in, check_out }) =>
      isSold(status) && check_in <= range.to && check_out > range.from,
  )
  const days = nightsByDay(
    sold.map((stay) => ({ ...stay, count: 1 })),
    range,
  )
  const rooms = house.rooms ?? documentedRooms
  const { nights, cents } = stayFigures(days, rooms)
  const whole = separateRevenue(revenue, drinks)
  const named = sumParts(parts)
  return {
    ...range,
    rooms,
    rooms_set: house.rooms !== null,
    revenue: Object.fromEntries(
      reportServices.map((service) => [service, fromCents(whole[service])]),
    ) as Report['revenue'],
    ...(named.length > 0 && { parts: named.map(partOnWire) }),
    bookings: sold.length,
    occupied_nights: nights,
    booking_amount: fromCents(cents),
    days: days.map((day) => ({ day: day.day, nights: day.nights, amount: fromCents(day.cents) })),
    transactions: transactions.toSorted(
      (a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id),
    ),
    transactions_total: transactions.length,
  }
}
