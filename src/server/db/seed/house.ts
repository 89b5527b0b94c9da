import { addDays } from '#domain/days.ts'
import type { PaymentWay } from '#domain/payments.ts'
import { timezone } from './rows.ts'

/**
 * The demo house's settings (decisions: "The house", "Money"). Money in cents of US dollars,
 * times of day as `HH:MM` in the house's time zone. `today` dates the exchange rate.
 */
export function houseSettings(today: string) {
  return {
    name: 'Imisozi Guest House',
    short_name: 'Imisozi',
    tagline: 'A quiet house on a ridge, under the volcanoes',
    description:
      'Twelve rooms, a kitchen garden and a long veranda at 1,870 metres, a few minutes above Musanze and half an hour from the gates of Volcanoes National Park.',
    phone: '+250 700 000 100',
    email: 'stay@example.com',
    address: 'Ridge Road 12, Musanze, Northern Province, Rwanda',
    town: 'Musanze',
    province: 'Northern Province',
    country: 'Rwanda',
    latitude: -1.4998,
    longitude: 29.634,
    altitude_m: 1870,
    timezone,
    social: {
      facebook: 'https://facebook.example.com/imisozi',
      twitter: 'https://twitter.example.com/imisozi',
      instagram: 'https://instagram.example.com/imisozi',
      linkedin: 'https://linkedin.example.com/imisozi',
    },
    hours: {
      restaurant: { open: '07:00', close: '22:00' },
      bar: { open: '16:00', close: '24:00' },
      contact: { open: '07:00', close: '22:00' },
    },
    check_in_from: '14:00',
    check_out_until: '11:00',
    primary_color: '#007bb6',
    /** Path of a photograph taken in; null: the drawn mark. */
    logo_url: null as string | null,
    currency: 'USD',
    /** What the desk takes; how cards are taken is `payments`. */
    gateway: 'Card',
    momo_enabled: true,
    language: 'en',
    date_format: 'words',
    /** Kept for another program of the house's; '' where there is none. */
    webhook_url: '',
    /** Francs for one dollar, and the day it was set. */
    rwf_per_usd: { rate: 1450, day: addDays(today, -6) },
    extras_cents: { breakfast: 800, airport_transfer: 2000, late_checkout: 1500 },
    laundry_pickup_fee_cents: 300,
    /** Share of the items' subtotal, for express and rush alike. */
    laundry_rush_rate: 0.2,
    demo_promo: true,
    promo_codes: [
      {
        code: 'RIDGE10',
        percent: 10,
        cap_cents: 3000 as number | null,
        from: addDays(today, -30),
        to: addDays(today, 60),
        service: 'room',
      },
    ],
    /** All contained in the prices; shown on receipts. `applies_to` names services. */
    taxes: [
      { name: 'VAT', percent: 18, applies_to: ['room', 'restaurant', 'laundry', 'car', 'tour'] },
      { name: 'Tourism levy', percent: 3, applies_to: ['room'] },
    ],
    ebm_number: null as string | null,
    cancellation: {
      room_free_hours: 48,
      room_kept_nights: 1,
      car_free_hours: 24,
      tour_free_hours: 24,
    },
    /** Seats that may be reserved in any 90 minutes. */
    table_seats: 32,
    hold_minutes: 15,
    /** Who takes cards; set at every start from PAYMENTS. */
    payments: 'sandbox' as PaymentWay,
    travel_price_per_km_cents: 150,
    /** Rooms that occupancy is counted against; null: 30, as documented. */
    occupancy_rooms: null as number | null,
    overview_counters: [
      { label: 'Interns', count: 4 },
      { label: 'Trainings', count: 2 },
      { label: 'Tasks', count: 7 },
    ],
    notify: {
      booking_email: true,
      booking_sms: true,
      payment_email: true,
      marketing_email: false,
    },
  }
}

type DemoSettings = ReturnType<typeof houseSettings>

/** Any house's; the demo house has a rate of exchange. */
export type HouseSettings = Omit<DemoSettings, 'rwf_per_usd'> & {
  rwf_per_usd: DemoSettings['rwf_per_usd'] | null
}
