import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { RouteName } from '#contract/routes.ts'
import { translationCells } from '#domain/translations.ts'
import type { Translated } from '#domain/texts.ts'
import { toCsv, type CsvCell } from '#lib/csv.ts'
import { offline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { CacheAge } from '#parts/desk/oldest-of.ts'

const lists = {
  rooms: { resource: 'rooms', route: 'listRooms' },
  bookings: { resource: 'hotel_bookings', route: 'listHotelBookings' },
  payments: { resource: 'payments', route: 'listPayments' },
} as const satisfies Record<string, { resource: Resource; route: RouteName }>
export type ListName = keyof typeof lists

const isCell = (value: unknown) =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Words of a list in one cell, divided as the import reads them. */
const flat = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
    ? value.join(' / ')
    : value

/** A whole list as CSV: every field with a single value, or words, under its name on the wire; translations a column a language. */
export function csvOf(rows: readonly ResourceRow[]): string {
  const isTranslated = rows.some((row) => 'translations' in row)
  const plain = rows.map((row) => [
    ...Object.entries(row)
      .map(([name, value]) => [name, flat(value)] as const)
      .filter(([, value]) => isCell(value)),
    ...(isTranslated ? translationCells((row as Translated).translations) : []),
  ])
  const names = [...new Set(plain.flatMap((row) => row.map(([name]) => name)))]
  const table = plain.map((row) => {
    const cells = Object.fromEntries(row) as Record<string, unknown>
    return names.map((name): CsvCell => {
      const value = cells[name]
      if (typeof value === 'boolean') return value ? 'yes' : 'no'
      return (value ?? '') as CsvCell
    })
  })
  return toCsv(names, table)
}

export interface ExportedList extends CacheAge {
  csv: string
  /** Number of rows. */
  count: number
}

/** The server's rows, else the cached ones; null where there are neither. */
export async function exportLists(name: ListName): Promise<ExportedList | null> {
  const { resource, route } = lists[name]
  const query = listQuery({ resource, route, as: 'raw', parse: (row: ResourceRow) => row })
  try {
    const { rows, ...age } = await offline().client.fetchQuery(query)
    return { csv: csvOf(rows), count: rows.length, ...age }
  } catch {
    return null
  }
}
