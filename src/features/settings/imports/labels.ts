import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { offerImports, type ImportKind, type OfferKind } from '#contract/import-kinds.ts'
import type { houseImports } from '#domain/imports/columns.ts'

const offers = Object.entries(offerImports)

const ofHouse: Readonly<Record<keyof typeof houseImports, MessageDescriptor>> = {
  rooms: msg`Rooms`,
  guests: msg({ message: 'Guests', context: 'people' }),
  bookings: msg`Bookings to come`,
}

export const kindNames: Readonly<Record<ImportKind, MessageDescriptor>> = {
  ...ofHouse,
  ...(Object.fromEntries(offers.map(([kind, { name }]) => [kind, name])) as Record<
    OfferKind,
    MessageDescriptor
  >),
}

/** Fields of all kinds, by their names on the wire. */
export const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
  room_number: msg`Room number`,
  name: msg`Name`,
  first_name: msg`First name`,
  type: msg`Type`,
  capacity: msg`For how many`,
  price_per_night: msg`Price of a night`,
  description: msg`Description`,
  amenities: msg`Amenities`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  notes: msg`Notes`,
  vip: msg`VIP (yes or no)`,
  marketing_opt_in: msg`Wants messages (yes or no)`,
  room: msg`Room`,
  check_in: msg`Arrival`,
  check_out: msg`Departure`,
  nights: msg`Nights`,
  adults: msg`Adults`,
  children: msg`Children`,
  price: msg`Price`,
  total: msg`Total`,
  paid: msg`Paid before`,
  status: msg`State (confirmed or cancelled)`,
  category: msg`Category`,
  unit: msg`Unit`,
  turnaround_hrs: msg`Ready after (hours)`,
  plate: msg`Number plate`,
  seats: msg`Seats`,
  transmission: msg`Gearbox`,
  fuel: msg`Fuel`,
  daily_rate: msg`Price of a day`,
  location: msg`Place`,
  duration_days: msg`Days`,
  departure_time: msg`Hour of departure`,
  category_en: msg`Category in English`,
  category_fr: msg`Category in French`,
  category_rw: msg`Category in Kinyarwanda`,
  name_en: msg`Name in English`,
  name_fr: msg`Name in French`,
  name_rw: msg`Name in Kinyarwanda`,
  description_en: msg`Description in English`,
  description_fr: msg`Description in French`,
  description_rw: msg`Description in Kinyarwanda`,
}

/** Rows of each table. */
export const tableNames: Readonly<Record<string, MessageDescriptor>> = {
  rooms: msg`Rooms`,
  customers: msg({ message: 'Guests', context: 'people' }),
  hotel_bookings: msg`Bookings`,
  ...Object.fromEntries(offers.flatMap(([, { tables }]) => Object.entries(tables))),
}
