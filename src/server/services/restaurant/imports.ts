import { living, type ImportedOffer } from '../imports/index.ts'

/** A menu in a spreadsheet. */
export const imports: ImportedOffer = {
  kind: 'menu',
  table: 'items',
  categories: 'categories',
  unique: 'name',
  fields: (row) => ({ price: row.dollars('price'), description: row.text('description') }),
  uses: {
    categories: [living('items', 'category_id')],
    items: [{ table: 'restaurant_order_items', column: 'item_id' }],
    hotel_bookings: [living('restaurant_orders', 'room_booking_id')],
  },
}
