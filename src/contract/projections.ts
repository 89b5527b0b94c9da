import { roleAtLeast } from '#domain/access.ts'
import type { ResourceRow, Resource } from './resources.ts'
import { servicesInPart } from './services/all.ts'

/**
 * What is left of a row for those who may read it, but not all of it. Kitchen, laundry and
 * housekeeping are told what is to be done, where, when and for whom to call out: no prices, no
 * payments, no codes (whoever knows one may look the order up), no phone, no e-mail. By what stays,
 * so that a new field is hidden until somebody decides.
 */

/** What stays of a row, beside what every row has. */
export interface InPart {
  readonly fields: readonly string[]
  /** Of each of its `items`. */
  readonly items?: readonly string[]
  /** What is put in the place of a field. */
  readonly instead?: Readonly<Record<string, (was: unknown) => unknown>>
}

const alwaysShown = ['id', 'version', 'created_at', 'changed_at', 'operation_id']

const forStaff: { readonly [Of in Resource]?: InPart } = Object.assign(
  {
    /** Who comes and goes, and when: how many, never who. */
    hotel_bookings: {
      fields: [
        'room_id',
        'room_number',
        'room_name',
        'room_type',
        'check_in',
        'check_out',
        'nights',
        'adults',
        'children',
        'extras',
        'status',
      ],
    } satisfies InPart,
  },
  ...servicesInPart,
)

type Fields = Readonly<Record<string, unknown>>

function only(row: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))
}

function inPart(row: Fields, { fields, items, instead = {} }: InPart): Fields {
  const part = { ...only(row, [...alwaysShown, ...fields]) }
  for (const [name, of] of Object.entries(instead)) part[name] = of(row[name])
  if (items === undefined) return part
  const lines = Array.isArray(row.items) ? (row.items as Fields[]) : []
  return { ...part, items: lines.map((line) => only(line, items)) }
}

/** Whether somebody of this role reads rows of a resource in part alone. */
export function readsInPart(role: string, resource: Resource): boolean {
  return forStaff[resource] !== undefined && !roleAtLeast(role, 'reception')
}

/** A row as somebody of this role may read it, who may read its resource at all (`mayRead`). */
export function rowFor<Row extends Pick<ResourceRow, 'id'>>(
  role: string,
  resource: Resource,
  row: Row,
): Row {
  const part = forStaff[resource]
  if (part === undefined || roleAtLeast(role, 'reception')) return row
  return inPart(row as unknown as Fields, part) as unknown as Row
}
