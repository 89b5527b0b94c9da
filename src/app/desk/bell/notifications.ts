import type { Resource } from '#contract/resources.ts'
import { services, tableOf } from '#contract/services/index.ts'
import type { NewRecord } from '#offline/reads/new-records.ts'
import type { BookingType } from '#parts/desk/booking-row.ts'
import { stayAddress } from '#parts/desk/stay-link.tsx'

/** A new order or request, as the desk shows it. */
export interface DeskNotification {
  id: string
  type: BookingType
  guest: string
  /** What the house calls its own service; null where the type says it. */
  service: string | null
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

/** What every row of a guest's request has, and what some have. */
interface RequestRow {
  status: string
  source: string
  code: string
  customer_name?: string
  /** Laundry has the guest's name here. */
  customer?: string
  /** Of the house's own services. */
  name?: string
  number?: number
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
      const request = row as unknown as RequestRow & Record<string, string | null>
      if (request.source === 'desk' || request.status === 'cancelled') return []
      return [
        {
          id: row.id,
          type: kind.type,
          guest: request.customer_name ?? request.customer ?? '',
          service: kind.type === 'custom' ? (request.name ?? null) : null,
          number: request.number ?? null,
          day: request[kind.day]?.slice(0, 10) ?? null,
          code: request.code,
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

/** Its address: the stay, or the combined list, filtered to the one row or to all that are pending. */
export function placeOf(notifications: readonly DeskNotification[]): string {
  const [only] = notifications
  if (only === undefined || notifications.length > 1) return '/dashboard/bookings?status=pending'
  if (only.type === 'room') return stayAddress(only.id)
  const asked = new URLSearchParams({ type: only.type, ...(only.code && { q: only.code }) })
  return `/dashboard/bookings?${asked.toString()}`
}
