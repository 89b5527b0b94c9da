import { daysBetween } from '#domain/days.ts'
import { ERASED, type ServiceServer } from '../service/server.ts'
import { customServiceKind } from './definition.ts'
import { ownCustomOrder } from './own.ts'
import { customServiceRows, guestsServiceRows } from './rows.ts'
import { customForms, type CustomOrderRow, type OrderedTax } from './wire.ts'

/** What an order takes of the capacity is counted from the orders: nothing else is kept in step. */
export const customServer: ServiceServer<CustomOrderRow> = {
  forms: customForms,
  showOwn: ownCustomOrder,
  erased: { notes: null, room_guest_name: ERASED, cancel_reason: '' },
  offers: {
    rows: { custom_services: customServiceRows },
    forGuests: { custom_services: guestsServiceRows },
    managed: [customServiceKind],
  },
  titles: async (_, rows) => rows.map(({ name_en }) => name_en),
  async taxes(db, ids) {
    const rows = await db
      .selectFrom('custom_orders')
      .select(['id', 'taxes'])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map(({ id, taxes }) => [id, JSON.parse(taxes) as OrderedTax[]]))
  },
  lengths: async (_, rows) =>
    rows.map(({ day, until }) => (until === null ? 1 : daysBetween(day, until.slice(0, 10)) + 1)),
}
