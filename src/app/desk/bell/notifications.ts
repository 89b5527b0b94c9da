import { looseNumber, looseObject, looseText } from '#lib/loose.ts'
import type { Resource } from '#contract/resources.ts'
import { services, tableOf } from '#contract/services/index.ts'
import type { NewRecord } from '#offline/reads/new-records.ts'
import type { BookingType } from '#parts/desk/booking-row.ts'

/** A new order or request, as the desk shows it. */
export interface DeskNotification {
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

/** How many ids are remembered, to notify of each row once. */
const MAX_REMEMBERED = 500

/**
 * Turns new rows into notifications, each once. Rows that the desk made itself, or that are already
 * cancelled, give none.
 */
export function createNotifications(): (arrived: readonly NewRecord[]) => DeskNotification[] {
  const notified = new Set<string>()
  return (arrived) => {
    const notifications = arrived.flatMap(({ resource, row }) => {
      const kind = kinds[resource]
      const key = `${resource}/${row.id}`
      if (kind === undefined || notified.has(key)) return []
      notified.add(key)
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
    for (const key of notified) {
      if (notified.size <= MAX_REMEMBERED) break
      notified.delete(key)
    }
    return notifications
  }
}

/** Its address: the combined list, filtered to the one row, or to all that are pending. */
export function placeOf(notifications: readonly DeskNotification[]): string {
  const [only] = notifications
  if (only === undefined || notifications.length > 1) return '/dashboard/bookings?status=pending'
  const asked = new URLSearchParams({ type: only.type, ...(only.code && { q: only.code }) })
  return `/dashboard/bookings?${asked.toString()}`
}
