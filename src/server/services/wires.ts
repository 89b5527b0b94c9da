import { readsInPart, rowFor } from '#contract/projections.ts'
import { resourceNames, type Readers } from '#contract/resources.ts'
import { services as described } from '#contract/services/index.ts'
import type { Wires } from '../db/wire.ts'
import { cashCountRows } from './cash/index.ts'
import { bookingRows, stayRows } from './bookings/wire.ts'
import { consentRows, deskReviewRows, ticketRows } from './community/wire.ts'
import { contentRows, draftRows } from './content/wire.ts'
import { customerRows } from './customers/wire.ts'
import { houseRows } from './house/wire.ts'
import { dayCloseRows } from './day-close/index.ts'
import { folioItemRows, receiptRows } from './folio/wire.ts'
import { roomStateRows } from './housekeeping/index.ts'
import { paymentRows } from './money/wire.ts'
import { parkedRows } from './outbox/wire.ts'
import { feedRows } from './service/index.ts'
import { services } from './index.ts'
import { reviewRows } from './reviews/wire.ts'
import { stayEventRows } from './stay-events/wire.ts'
import { settingsRows } from './settings/wire.ts'
import { roomRows } from './rooms/wire.ts'

/** A service's rows and those of what it offers. */
const ofServices = described.map(({ kind, table }): Partial<Wires> => {
  const { serializers, offers } = services[kind]
  return { ...offers?.rows, [table]: feedRows(serializers) }
})

/** Every resource that devices sync, as it is sent. */
export const wires: Wires = {
  ...(Object.assign({}, ...ofServices) as Wires),
  house: houseRows,
  content: contentRows,
  content_drafts: draftRows,
  rooms: roomRows,
  reviews: reviewRows,
  stays: stayRows,
  stay_events: stayEventRows,
  hotel_bookings: bookingRows,
  room_states: roomStateRows,
  folio_items: folioItemRows,
  receipts: receiptRows,
  payments: paymentRows,
  cash_counts: cashCountRows,
  day_closes: dayCloseRows,
  settings: settingsRows,
  customers: customerRows,
  desk_reviews: deskReviewRows,
  tickets: ticketRows,
  consents: consentRows,
  parked: parkedRows,
}

/** The same, as an audience may read them. */
export function wiresFor(audience: Readers): Wires {
  const forGuests = Object.values(services).map(({ offers }) =>
    audience === 'public' ? offers?.publicRows : undefined,
  )
  const partlyReadable = resourceNames.filter((name) => readsInPart(audience, name))
  const projected = partlyReadable.map((name) => [
    name,
    async (...asked: Parameters<Wires[typeof name]>) =>
      (await wires[name](...asked)).map((row) => rowFor(audience, name, row)),
  ])
  return {
    ...wires,
    ...Object.assign({}, ...forGuests),
    ...(Object.fromEntries(projected) as Partial<Wires>),
  }
}
