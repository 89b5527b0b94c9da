import { stepReservation } from '#contract/tables.ts'
import { tableTerms } from '#domain/tables.ts'
import { HOUR, per } from '../../budgets/budgets.ts'
import { URGENT } from '../../push/priority.ts'
import { listEndpoint, lookUpEndpoint, stepEndpoints } from '../service/index.ts'
import type { RegisteredService, ServiceServer, ConfirmedLabels } from '../service/server.ts'
import { reserveTable } from './reserve.ts'
import { reservationSerializers, type ReservationRow } from './reserve.ts'
import type { ByLetterLanguage } from '../../notices/texts/letter-locale.ts'

/** What letters say of a table. */
const confirmationTexts: ByLetterLanguage<ConfirmedLabels & { party(count: number): string }> = {
  en: {
    subject: (house, code) => `Your table at ${house} is confirmed (${code})`,
    title: 'Your table is confirmed',
    lead: 'Your table is kept for you.',
    what: 'Your table',
    when: 'For',
    party: (count) => `Table for ${count}`,
  },
  fr: {
    subject: (house, code) => `Votre table à ${house} est confirmée (${code})`,
    title: 'Votre table est confirmée',
    lead: 'Votre table vous est réservée.',
    what: 'Votre table',
    when: 'Pour le',
    party: (count) => `Table pour ${count}`,
  },
}

/** Seats need no claim: no step takes back those given up. */
const server: ServiceServer<ReservationRow> = {
  serializers: reservationSerializers,
  confirmationTexts,
  describeForGuest: async (row, _paid, { settings, locale, now }) => ({
    lines: [
      {
        title: confirmationTexts[locale.language].party(row.party_size),
        detail: `${locale.day(row.date)}, ${row.time}`,
      },
    ],
    day: row.date,
    time: row.time,
    totalCents: 0,
    terms: tableTerms(row, settings, now),
  }),
  erasedColumns: { customer_phone: '', notes: null, custom_request: null, cancel_reason: '' },
}

export const tables: RegisteredService<ReservationRow> = {
  ...server,
  budgets: {
    tableSeats: {
      unit: 'seats at tables that wait for the house',
      contact: per(40, 'open'),
      address: per(240, HOUR),
      house: per(800, 'open'),
    },
  },
  pushPriority: URGENT,
  listed: {
    table_reservations: 'Tables that were reserved',
  },
  unlisted: { table_days: 'found again from table_reservations' },
  endpoints: [
    reserveTable,
    lookUpEndpoint(reservationSerializers),
    // The latest evening first.
    listEndpoint(reservationSerializers, { order: ['date', 'time'] }),
    ...stepEndpoints({ server, body: stepReservation }),
  ],
}
