import { useCallback } from 'react'
import { isMonth, monthOf } from '#domain/calendar.ts'
import { bookingStatuses } from '#domain/stays.ts'
import { useLaterAddress } from '#ui/use-later-address.ts'
import type { CalendarFilter } from './select.ts'

export type CalendarView = 'month' | 'timeline'

export interface CalendarAddress extends CalendarFilter {
  /** `YYYY-MM` */
  month: string
  view: CalendarView
}

/** Values from the address; what is missing or invalid is the default: this month, all bookings. */
export function readAddress(params: URLSearchParams, today: string): CalendarAddress {
  const month = params.get('month') ?? ''
  const status = params.get('status')
  return {
    month: isMonth(month) ? month : monthOf(today),
    view: params.get('view') === 'timeline' ? 'timeline' : 'month',
    search: params.get('q') ?? '',
    status: bookingStatuses.find((one) => one === status) ?? 'all',
  }
}

/** The query of an address, without the defaults. */
export function writeAddress(
  { month, view, search, status }: CalendarAddress,
  today: string,
): Record<string, string> {
  return {
    ...(month === monthOf(today) ? {} : { month }),
    ...(view === 'month' ? {} : { view }),
    ...(search === '' ? {} : { q: search }),
    ...(status === 'all' ? {} : { status }),
  }
}

/** Month, view and filter are in the address, so that Back, reload and links keep them. */
export function useCalendarAddress(
  today: string,
): [CalendarAddress, (change: Partial<CalendarAddress>) => void] {
  const read = useCallback((params: URLSearchParams) => readAddress(params, today), [today])
  const write = useCallback((address: CalendarAddress) => writeAddress(address, today), [today])
  const [address, set] = useLaterAddress(read, write)
  const change = useCallback(
    (changed: Partial<CalendarAddress>) => set((now) => ({ ...now, ...changed })),
    [set],
  )
  return [address, change]
}
