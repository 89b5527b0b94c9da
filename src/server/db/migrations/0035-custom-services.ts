import type { Migration } from '../migrate.ts'
import { makeSearchable } from '../search/make-searchable.ts'
import { kept, tables } from './table.ts'

/** Services that the house defines itself, and orders of them, found by words (decision 54). */
export const customServices: Migration = {
  name: '0035-custom-services',
  async up(db, kind) {
    await tables(
      {
        custom_services: {
          columns: {
            ...kept,
            slug: 'text',
            name: 'text',
            names: 'text',
            texts: 'text',
            image_path: 'text?',
            unit: 'text',
            price_cents: 'integer',
            taxes: 'text',
            wanted: 'text',
            capacity: 'integer?',
            duration_minutes: 'integer?',
            notice_hours: 'integer',
            provided_by: 'text',
            needs_confirming: 'flag',
            cancel_hours: 'integer?',
            seen_by: 'text',
            offered: 'flag',
            position: 'integer',
          },
        },
        custom_orders: {
          columns: {
            ...kept,
            code: 'text',
            service_id: 'text',
            name: 'text',
            name_en: 'text',
            unit: 'text',
            wanted: 'text',
            price_cents: 'integer',
            taxes: 'text',
            cancel_hours: 'integer?',
            qty: 'double',
            total_cents: 'integer',
            day: 'text',
            time: 'text?',
            until: 'text?',
            claim_from: 'text?',
            claim_until: 'text?',
            claim_amount: 'double?',
            status: 'text',
            payment_method: 'text',
            payment_status: 'text',
            customer_name: 'text',
            customer_phone: 'text?',
            customer_email: 'text?',
            notes: 'text?',
            room_number: 'text?',
            room_guest_name: 'text?',
            room_booking_id: 'text?',
            source: 'text',
            flag: 'text?',
            cancel_reason: 'text?',
            device_time: 'text?',
            changed_by: 'text?',
            language: 'text?',
          },
          references: { service_id: 'custom_services' },
        },
      },
      [
        { on: 'custom_services', columns: ['slug'], unique: true },
        { on: 'custom_orders', columns: ['code'], unique: true },
        { on: 'custom_orders', columns: ['service_id', 'claim_until'] },
        { on: 'custom_orders', columns: ['status', 'day'], livingOnly: true },
      ],
    )(db, kind)
    await makeSearchable(db, kind, 'custom_orders')
  },
}
