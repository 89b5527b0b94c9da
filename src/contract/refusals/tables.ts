import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** Of reservations of tables. */
export const ofTables = {
  ...refusedAs('validation', {
    party_too_large: msg({
      message: 'We have {table_seats} seats. Please call us for a larger party.',
    }),
  }),
  ...refusedAs('tables_full', {
    seats_left: msg({
      message:
        '{left, plural, =0 {All our tables are taken at that time.} one {Only one seat is left at that time.} other {Only # seats are left at that time.}}',
    }),
  }),
}
