import { oneOf, textOr, type ImportedOffer } from '../imports/index.ts'

/** A price list of laundry in a spreadsheet. */
export const imports: ImportedOffer = {
  kind: 'laundry',
  table: 'laundry_services',
  unique: 'name',
  fields: (row) => ({
    unit: textOr(
      oneOf(row.text('unit'), [
        [/kg|kilo/i, 'per kg'],
        [/pair/i, 'per pair'],
        [/item|piece|pi[eè]ce|unit|each|article|pc/i, 'per item'],
      ]),
    ),
    price: row.dollars('price'),
    turnaround_hrs: row.whole('turnaround_hrs'),
  }),
  uses: {},
  /** Lines of laundry stand in their order, as JSON. */
  async usedBeside(db, ids) {
    const orders = await db
      .selectFrom('laundry_orders')
      .select('items')
      .where('deleted_at', 'is', null)
      .execute()
    const washed = new Set(
      orders.flatMap(({ items }) =>
        (JSON.parse(items) as { service_id: string }[]).map(({ service_id }) => service_id),
      ),
    )
    return ids.filter((id) => washed.has(id))
  },
}
