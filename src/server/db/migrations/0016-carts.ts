import type { Migration } from '../migrate.ts'
import { addColumns, kept, tables } from './table.ts'

/** One cart for the whole stay, and in which language a meal's guest is written to. */
export const carts: Migration = {
  name: '0016-carts',
  async up(db, kind) {
    await addColumns(db, kind, 'restaurant_orders', { language: 'text?' })
    await tables(
      {
        carts: {
          columns: {
            ...kept,
            code: 'text',
            take: 'text',
            payment_method: 'text',
            customer_name: 'text',
            customer_phone: 'text',
            customer_email: 'text?',
            source: 'text',
            device_time: 'text?',
            language: 'text?',
          },
        },
        cart_lines: {
          columns: {
            cart_id: 'text',
            position: 'integer',
            line: 'text',
            kind: 'text',
            title: 'text',
            from_day: 'text?',
            to_day: 'text?',
            refusal: 'text?',
          },
          primaryKey: ['cart_id', 'position'],
          references: { cart_id: 'carts' },
        },
        cart_rows: {
          columns: {
            subject_kind: 'text',
            subject_id: 'text',
            cart_id: 'text',
            position: 'integer',
          },
          primaryKey: ['subject_kind', 'subject_id'],
          references: { cart_id: 'carts' },
        },
      },
      [
        { on: 'carts', columns: ['code'], unique: true },
        { on: 'cart_rows', columns: ['cart_id', 'position'] },
      ],
    )(db, kind)
  },
}
