import type { Kysely } from 'kysely'
import type { PaymentWay } from '#domain/payments.ts'
import type { Database } from './db/schema.ts'

interface Hours {
  /** `HH:MM` in the house's time zone; `24:00` closes at the end of the day. */
  open: string
  close: string
}

/**
 * A house's settings as the store has them, as JSON in the table `house`. Money is in cents of US
 * dollars. A text is '' where the house has not said it.
 */
export interface HouseSettings {
  name: string
  tagline: string
  description: string
  phone: string
  email: string
  address: string
  /** Degrees; south and west are negative. Both 0: not known. */
  latitude: number
  longitude: number
  /** 0: not known. */
  altitude_m: number
  timezone: string
  social: { facebook: string; twitter: string; instagram: string; linkedin: string }
  hours: { restaurant: Hours; bar: Hours; contact: Hours }
  check_in_from: string
  check_out_until: string
  primary_color: string
  /** Path of an uploaded picture; null: the drawn logo. */
  logo_url: string | null
  currency: string
  /** What the desk takes; how cards are taken is `payments`. */
  gateway: string
  momo_enabled: boolean
  language: string
  date_format: string
  /** Stored for another program of the house; '' where there is none. */
  webhook_url: string
  /** Francs for one dollar, and the day it was set; null: francs are not offered. */
  rwf_per_usd: { rate: number; day: string } | null
  extras_cents: { breakfast: number; airport_transfer: number; late_checkout: number }
  laundry_pickup_fee_cents: number
  /** Share of the items' subtotal, for express and rush alike. */
  laundry_rush_rate: number
  /** Any promo code counts. */
  demo_promo: boolean
  promo_codes: {
    code: string
    percent: number
    /** Null: no bound. */
    cap_cents: number | null
    from: string
    to: string
    service: string
  }[]
  /** All contained in the prices; shown on receipts. `applies_to` names services. */
  taxes: { name: string; percent: number; applies_to: string[] }[]
  ebm_number: string | null
  cancellation: {
    room_free_hours: number
    room_kept_nights: number
    car_free_hours: number
    tour_free_hours: number
  }
  /** Seats that may be reserved in any 90 minutes. */
  table_seats: number
  hold_minutes: number
  /** Who takes cards; set at every start from PAYMENTS. */
  payments: PaymentWay
  travel_price_per_km_cents: number
  /** Rooms that occupancy is counted against; null: 30, as documented. */
  occupancy_rooms: number | null
  overview_counters: { label: string; count: number }[]
  /** Kinds of services that cannot be ordered at the moment. */
  services_off: string[]
  notify: {
    booking_email: boolean
    booking_sms: boolean
    payment_email: boolean
    marketing_email: boolean
  }
}

/**
 * A house that has not said anything yet: no contact, no place, no promo code, no tax, no rate. Prices
 * and terms are those of the documents. Also what an older store lacks.
 */
export const neutralSettings: HouseSettings = {
  name: 'Guest house',
  tagline: '',
  description: '',
  phone: '',
  email: '',
  address: '',
  latitude: 0,
  longitude: 0,
  altitude_m: 0,
  timezone: 'Africa/Kigali',
  social: { facebook: '', twitter: '', instagram: '', linkedin: '' },
  hours: {
    restaurant: { open: '07:00', close: '22:00' },
    bar: { open: '16:00', close: '24:00' },
    contact: { open: '07:00', close: '22:00' },
  },
  check_in_from: '14:00',
  check_out_until: '11:00',
  primary_color: '#007bb6',
  logo_url: null,
  currency: 'USD',
  gateway: 'Card',
  momo_enabled: true,
  language: 'en',
  date_format: 'words',
  webhook_url: '',
  rwf_per_usd: null,
  extras_cents: { breakfast: 800, airport_transfer: 2000, late_checkout: 1500 },
  laundry_pickup_fee_cents: 300,
  laundry_rush_rate: 0.2,
  demo_promo: false,
  promo_codes: [],
  taxes: [],
  ebm_number: null,
  cancellation: {
    room_free_hours: 48,
    room_kept_nights: 1,
    car_free_hours: 24,
    tour_free_hours: 24,
  },
  table_seats: 32,
  hold_minutes: 15,
  payments: 'sandbox',
  travel_price_per_km_cents: 150,
  occupancy_rooms: null,
  overview_counters: [],
  services_off: [],
  notify: {
    booking_email: true,
    booking_sms: true,
    payment_email: true,
    marketing_email: false,
  },
}

/** The stored settings, whole: a setting that is newer than the house has its default. */
export function settingsFrom(json: string): HouseSettings {
  return { ...neutralSettings, ...(JSON.parse(json) as Partial<HouseSettings>) }
}

/** All of the house's settings. Inside a transaction pass its own handle. */
export async function settingsOf(db: Kysely<Database>): Promise<HouseSettings> {
  const { settings } = await db.selectFrom('house').select('settings').executeTakeFirstOrThrow()
  return settingsFrom(settings)
}
