import { reportServices } from '#contract/report-kinds.ts'
import { partOnWire, report } from '#contract/reports.ts'
import { addDays, dayIn, daysBetween, isCalendarDay, momentOf } from '#domain/days.ts'
import { fromCents } from '#domain/money.ts'
import {
  documentedRooms,
  maxReportDays,
  nightsByDay,
  stayFigures,
  type Days,
} from '#domain/reports.ts'
import { read, refuse, type Endpoint } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { revenueOf, revenueParts, type Moments } from './revenue.ts'
import { soldStays } from './stays.ts'
import { transactionsOf } from './transactions.ts'

/** The range asked for; the first of the month to today where it is not said (spec 3 §9). */
function daysOf(query: Readonly<Record<string, string | undefined>>, today: string): Days {
  const { from = `${today.slice(0, 7)}-01`, to = today } = query
  if (!isCalendarDay(from) || !isCalendarDay(to) || to < from) {
    refuse('report_needs_days')
  }
  if (daysBetween(from, to) >= maxReportDays) {
    refuse('report_too_long')
  }
  return { from, to }
}

/** GET /api/reports?from&to */
const getReport = read({
  name: 'getReport',
  answer: report,
  async read(db, { query, now }) {
    const { timezone, occupancy_rooms } = await settingsOf(db)
    const days = daysOf(query, dayIn(timezone, now))
    const span: Moments = {
      from: momentOf(timezone, days.from, '00:00').toISOString(),
      to: momentOf(timezone, addDays(days.to, 1), '00:00').toISOString(),
    }
    const rooms = occupancy_rooms ?? documentedRooms
    const stays = await soldStays(db, days)
    const byDay = nightsByDay(stays, days)
    const { nights, cents } = stayFigures(byDay, rooms)
    const revenue = await revenueOf(db, span)
    const parts = await revenueParts(db, span)
    const { rows, total } = await transactionsOf(db, days, span, timezone)
    return {
      ...days,
      rooms,
      rooms_set: occupancy_rooms !== null,
      revenue: Object.fromEntries(
        reportServices.map((service) => [service, fromCents(revenue[service])]),
      ),
      ...(parts.length > 0 && { parts: parts.map(partOnWire) }),
      bookings: stays.reduce((sum, { count }) => sum + count, 0),
      occupied_nights: nights,
      booking_amount: fromCents(cents),
      days: byDay.map(({ day, nights: sold, cents: worth }) => ({
        day,
        nights: sold,
        amount: fromCents(worth),
      })),
      transactions: rows,
      transactions_total: total,
    }
  },
})

export const endpoints: Endpoint[] = [getReport]
