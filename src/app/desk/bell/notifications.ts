import { looseNumber, looseObject, looseText } from '#lib/loose.ts'
import type { Resource } from '#contract/resources.ts'
import { services, tableOf } from '#contract/services/index.ts'
import type { NewRecord } from '#offline/reads/new-records.ts'
import type { BookingType } from '#parts/desk/booking-row.ts'

/** What came in, as the desk is told of it. */
export interface News {
  id: string
  type: BookingType
  guest: string
  /** The number of a restaurant order; null elsewhere. */
  number: number | null
  /** The day it is for, `YYYY-MM-DD`; null when not told. */
  day: string | null
  code: string
}

const kinds: Partial<Record<Resource, { type: BookingType; day: string }>> = {
  [tableOf.room]: { type: 'room', day: 'check_in' },
  ...Object.fromEntries(
    services.map(({ table, kind, when }) => [table, { type: kind, day: when.day }]),
  ),
}

/** So many ids are remembered, to tell of each row once. */
const REMEMBERED = 500

/**
 * Turns rows into news, each once: what the desk wrote down itself is none to it, nor what was
 * cancelled before it came.
 */
export function createNotifications(): (arrived: readonly NewRecord[]) => News[] {
  const told = new Set<string>()
  return (arrived) => {
    const news = arrived.flatMap(({ resource, row }) => {
      const kind = kinds[resource]
      const key = `${resource}/${row.id}`
      if (kind === undefined || told.has(key)) return []
      told.add(key)
      const fields = looseObject(row)
      if (looseText(fields.source) === 'desk' || looseText(fields.status) === 'cancelled') return []
      return [
        {
          id: row.id,
          type: kind.type,
          guest: looseText(fields.customer_name),
          number: looseNumber(fields.number) ?? null,
          day: looseText(fields[kind.day]).slice(0, 10) || null,
          code: looseText(fields.code),
        },
      ]
    })
    for (const key of told) {
      if (told.size <= REMEMBERED) break
      told.delete(key)
    }
    return news
  }
}

/** Where the desk finds it: the combined list with nothing else in it, or all that waits. */
export function placeOf(news: readonly News[]): string {
  const [only] = news
  if (only === undefined || news.length > 1) return '/dashboard/bookings?status=pending'
  const asked = new URLSearchParams({ type: only.type, ...(only.code && { q: only.code }) })
  return `/dashboard/bookings?${asked.toString()}`
}
