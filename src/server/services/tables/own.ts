import { tableTerms } from '#domain/tables.ts'
import type { ShowOwn } from '../cancellations/index.ts'
import type { ReservationRow } from './wire.ts'

/** A table as its guest sees it. */
export const ownTable: ShowOwn<ReservationRow> = async (row, _paid, { settings, speech, now }) => ({
  lines: [
    { title: speech.words.table(row.party_size), detail: `${speech.day(row.date)}, ${row.time}` },
  ],
  day: row.date,
  time: row.time,
  totalCents: 0,
  terms: tableTerms(row, settings, now),
})
