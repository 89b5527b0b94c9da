import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ReserveTable } from '#contract/tables.ts'
import { formatDate } from '#lib/format-date.ts'

/** What reservations are called, as the reader's language writes days. */

type When = Pick<ReserveTable, 'date' | 'time'>

/** "Sat, 21 Nov, 19:00"; English where no language was chosen yet. */
export function whenWords({ date, time }: When): string {
  return `${formatDate(date, { locale: i18n.locale || 'en', style: 'weekday' })}, ${time}`
}

/** "Book a table for 4" */
export function reserveTitle({
  party_size: people,
}: Pick<ReserveTable, 'party_size'>): MessageDescriptor {
  return msg`Book a table for ${plural(people, { one: '# person', other: '# people' })}`
}
