import type { Migration } from '../migrate.ts'
import { house } from './0001-house.ts'
import { rooms } from './0002-rooms.ts'
import { restaurant } from './0003-restaurant.ts'
import { bookings } from './0006-bookings.ts'
import { services } from './0004-services.ts'
import { search } from './0005-search.ts'
import { payments } from './0007-payments.ts'
import { notices } from './0008-notices.ts'
import { holds } from './0009-holds.ts'
import { language } from './0010-language.ts'
import { laundry } from './0011-laundry.ts'
import { cars } from './0012-cars.ts'
import { tours } from './0013-tours.ts'
import { tableReservations } from './0014-tables.ts'
import { subjects } from './0015-payments.ts'
import { carts } from './0016-carts.ts'
import { money } from './0020-money.ts'
import { push } from './0021-push.ts'
import { community } from './0022-community.ts'
import { settingsAndPeople } from './0023-settings-and-people.ts'
import { moneyThatCounts } from './0029-money-that-counts.ts'
import { ical } from './0024-ical.ts'
import { budgets } from './0026-budgets.ts'
import { customServices } from './0035-custom-services.ts'
import { customDays } from './0036-custom-days.ts'
import { reservations } from './0037-reservations.ts'
import { cashCounts } from './0039-cash-counts.ts'
import { writeOffs } from './0040-write-offs.ts'
import { stayEvents } from './0038-stay-events.ts'
import { dayCloses } from './0041-day-closes.ts'
import { mealsToTables } from './0042-meals-to-tables.ts'
import { staysByIndex } from './0043-stays-by-index.ts'
import { content } from './0044-content.ts'
import { translations } from './0045-translations.ts'
import { imports } from './0047-imports.ts'
import { backUps } from './0048-back-ups.ts'
import { erasures } from './0034-erasures.ts'
import { onBehalfOf } from './0031-on-behalf-of.ts'
import { tourDepartures } from './0033-tour-departures.ts'
import { folio } from './0019-folio.ts'
import { deviceClocks } from './0030-device-clocks.ts'
import { sendingAndSecondSteps } from './0027-sending-and-second-steps.ts'
import { roomStates } from './0018-room-states.ts'
import { alerts } from './0049-alerts.ts'
import { erasureLists } from './0050-erasure-lists.ts'
import { rentalExtras } from './0051-rental-extras.ts'
import { sharedLimits } from './0053-shared-limits.ts'
import { orderNumbers } from './0054-order-numbers.ts'

/** All steps in order. Released ones never change: what comes later is a new file at the end. */
const all: Migration[] = [
  house,
  rooms,
  restaurant,
  services,
  search,
  bookings,
  payments,
  notices,
  holds,
  language,
  laundry,
  cars,
  tours,
  tableReservations,
  subjects,
  carts,
  roomStates,
  folio,
  money,
  push,
  community,
  settingsAndPeople,
  ical,
  deviceClocks,
  moneyThatCounts,
  budgets,
  onBehalfOf,
  sendingAndSecondSteps,
  tourDepartures,
  erasures,
  customServices,
  customDays,
  reservations,
  cashCounts,
  writeOffs,
  // After those above: it fills itself from what they add.
  stayEvents,
  dayCloses,
  mealsToTables,
  staysByIndex,
  content,
  translations,
  imports,
  backUps,
  alerts,
  erasureLists,
  rentalExtras,
  sharedLimits,
  orderNumbers,
]

export const migrations: readonly Migration[] = all

/** A service may bring its own: they stand after those that are here, and none here needs them. */
export function addMigrations(added: readonly Migration[]): void {
  all.push(...added)
}
