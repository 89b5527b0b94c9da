import type { Selectable } from 'kysely'
import { customOrder, publicCustomOrder, type PublicCustomOrder } from '#contract/custom.ts'
import { custom } from '#contract/services/custom.ts'
import { fromCents } from '#domain/money.ts'
import type { CustomOrdersTable } from './schema.ts'
import { serializersOf } from '../service/index.ts'

export type CustomOrderRow = Selectable<CustomOrdersTable>

/** A tax as it was when something was ordered. */
export type OrderedTax = PublicCustomOrder['taxes'][number]

export const customForms = serializersOf({
  service: custom,
  publicSchema: publicCustomOrder,
  deskSchema: customOrder,
  publicFields: (row: CustomOrderRow, currency) => ({
    price: fromCents(row.price_cents),
    taxes: JSON.parse(row.taxes) as OrderedTax[],
    total: fromCents(row.total_cents),
    currency,
    day: row.wanted === 'any_time' ? null : row.day,
  }),
  deskFields: (row) => ({ room: row.room_number }),
})
