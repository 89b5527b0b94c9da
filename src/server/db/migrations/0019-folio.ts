import type { Migration } from '../migrate.ts'
import { addColumns, kept, tables } from './table.ts'

/** What a stay's bill holds beside nights, and the receipts made from it. */
export const folio: Migration = {
  name: '0019-folio',
  async up(db, kind) {
    await addColumns(db, kind, 'laundry_orders', { room_booking_id: 'text?' })
    await addColumns(db, kind, 'car_rentals', { room_booking_id: 'text?' })
    await tables(
      {
        folio_items: {
          columns: {
            ...kept,
            booking_id: 'text',
            title: 'text',
            price_cents: 'integer',
            qty: 'double',
            device_time: 'text?',
            changed_by: 'text?',
          },
          references: { booking_id: 'hotel_bookings' },
        },
        receipts: {
          columns: {
            ...kept,
            booking_id: 'text',
            code: 'text',
            number: 'integer',
            payer: 'text',
            payer_tax_number: 'text?',
            lines: 'text',
            taxes: 'text',
            total_cents: 'integer',
            paid_cents: 'integer',
            currency: 'text',
            payments: 'text',
            issued_at: 'text',
            device_time: 'text?',
            changed_by: 'text?',
          },
          references: { booking_id: 'hotel_bookings' },
        },
      },
      [
        { on: 'folio_items', columns: ['booking_id'] },
        { on: 'receipts', columns: ['booking_id'] },
        { on: 'receipts', columns: ['number'], unique: true },
        { on: 'receipts', columns: ['code'], unique: true },
      ],
    )(db, kind)
  },
}
