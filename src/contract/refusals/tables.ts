import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** Of reservations of tables. */
export const ofTables = {
  party_too_large: {
    code: 'validation',
    ...msg({ message: 'We have {table_seats} seats. Please call us for a larger party.' }),
  },
  seats_left: {
    code: 'tables_full',
    ...msg({
      message:
        '{left, plural, =0 {All our tables are taken at that time.} one {Only one seat is left at that time.} other {Only # seats are left at that time.}}',
    }),
  },
} as const satisfies Record<string, RefusalKind>
