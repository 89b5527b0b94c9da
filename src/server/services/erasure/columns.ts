import {
  services as described,
  tableOf,
  type BookedKind,
  type ServiceTable,
} from '#contract/services/index.ts'
import type { Database, SyncedTable } from '../../db/schema.ts'
import { services } from '../index.ts'
import { ERASED_NAME } from '#domain/people.ts'

type Column<T extends SyncedTable> = Exclude<keyof Database[T] & string, 'id'>

export interface Personal {
  readonly name?: string
  readonly phone?: string
  readonly email?: string
  /** What each column says afterwards. One that says nothing already (null) stays so. */
  readonly blank: Readonly<Record<string, string | number | null>>
  /** The row itself goes from every list; otherwise it stays as a figure. */
  readonly gone?: true
}

const personal = <T extends SyncedTable>(
  _table: T,
  its: {
    name?: Column<T>
    phone?: Column<T>
    email?: Column<T>
    blank: { [Name in Column<T>]?: string | number | null }
    gone?: true
  },
): Personal => its as Personal

/** Of every booking and order. */
const whose = { name: 'customer_name', phone: 'customer_phone', email: 'customer_email' } as const
const nobody = { customer_name: ERASED_NAME, customer_phone: null, customer_email: null }

const ofServices = described.map(({ kind, table }): [ServiceTable, Personal] => {
  return [table, { ...whose, blank: { ...nobody, ...services[kind].erasedColumns } }]
})

/**
 * Where a person's own words and contacts stand, table by table. tests/contract/erase.test.ts walks
 * every column of the store: a new one that holds a person and is not named here is found there.
 */
export const personalTables = {
  customers: personal('customers', {
    name: 'name',
    phone: 'phone',
    email: 'email',
    blank: { name: ERASED_NAME, phone: null, email: null, notes: null, marketing_opt_in: 0 },
    gone: true,
  }),
  hotel_bookings: personal('hotel_bookings', {
    ...whose,
    blank: {
      ...nobody,
      notes: null,
      cancel_reason: '',
      owing_reason: '',
      write_off_reason: '',
      rate_reason: '',
    },
  }),
  ...(Object.fromEntries(ofServices) as Record<ServiceTable, Personal>),
  carts: personal('carts', { ...whose, blank: { ...nobody, customer_phone: '' } }),
  tickets: personal('tickets', {
    name: 'name',
    phone: 'phone',
    email: 'email',
    blank: { name: ERASED_NAME, email: '', phone: null, subject: '', message: '', messages: null },
    gone: true,
  }),
  consents: personal('consents', {
    name: 'name',
    email: 'email',
    blank: { name: null, email: null, device_id: null, device: '' },
    gone: true,
  }),
  reviews: personal('reviews', {
    name: 'name',
    blank: { name: ERASED_NAME, comment: '', comments: null },
    gone: true,
  }),
  parked: personal('parked', {
    blank: {
      actor_name: ERASED_NAME,
      device_name: null,
      request: '{"params":{},"body":{}}',
      refusal: '{"code":"not_found","message":""}',
      words: '{"title":"","detail":""}',
      settled_note: null,
    },
    gone: true,
  }),
  payments: personal('payments', {
    name: 'customer_name',
    blank: {
      customer_name: ERASED_NAME,
      reference: null,
      notes: null,
      refund_note: null,
      void_reason: '',
    },
  }),
  provider_payments: personal('provider_payments', {
    blank: { redirect_url: null, account: null, reason: null },
  }),
  provider_refunds: personal('provider_refunds', { blank: { reason: '', answer: null } }),
  sandbox_payments: personal('sandbox_payments', {
    blank: { description: '', items: '[]', card: null, return_path: '/' },
  }),
} as const satisfies Partial<Record<SyncedTable, Personal>>

export type PersonalTable = keyof typeof personalTables

/** Found by who stands in them; the others come with these. */
export const rootTables = [
  'customers',
  'hotel_bookings',
  ...described.map(({ table }) => table),
  'carts',
  'tickets',
  'consents',
] as const

export type RootTable = (typeof rootTables)[number]

/** As payments, links and tokens name what is in these tables. */
export const kindOf: Partial<Record<PersonalTable, BookedKind>> = Object.fromEntries(
  Object.entries(tableOf).map(([kind, table]) => [table, kind]),
)
