import type { Migration } from '../migrate.ts'
import { kept, tables } from './table.ts'

/** Tills counted at the end of shifts. */
export const cashCounts: Migration = {
  name: '0039-cash-counts',
  up: tables(
    {
      cash_counts: {
        columns: {
          ...kept,
          till: 'text',
          till_name: 'text',
          handed_by: 'text',
          taken_over_by: 'text',
          since: 'text?',
          until: 'text',
          counts: 'text',
          reason: 'text?',
          note: 'text?',
          device_time: 'text?',
          device_clock: 'text?',
          changed_by: 'text?',
        },
      },
    },
    [{ on: 'cash_counts', columns: ['until'] }],
  ),
}
