import type { Store } from '../../db/store.ts'
import type { Job } from '../../jobs.ts'
import type { CalendarHosts } from './fetch.ts'
import { importDueCalendars } from './import-calendar.ts'

/** Looks every minute for calendars that are due; each is due every half hour. */
export function calendarJobs(store: Store, hosts: CalendarHosts): Job[] {
  return [
    {
      name: 'calendars',
      everyMs: 60_000,
      run: (now, stopping) => importDueCalendars(store, hosts, now, stopping),
    },
  ]
}
