import type { House } from './house.ts'

/**
 * The house's data before the first answer, and with servers that do not send it: documented
 * opening hours, no contact ('' where there is none). Each service has its own defaults.
 */
export const fallbackHouse: House = {
  id: 'house',
  version: 0,
  changed_at: '1970-01-01T00:00:00.000Z',
  capabilities: [],
  contract_version: 1,
  epoch: '',
  name: 'Guest house',
  tagline: '',
  description: '',
  address: '',
  phone: '',
  email: '',
  latitude: 0,
  longitude: 0,
  altitude_m: 0,
  timezone: 'Africa/Kigali',
  currency: 'USD',
  rwf_per_usd: null,
  hours: { contact: { open: '07:00', close: '22:00', days: null } },
  check_in_from: '14:00',
  check_out_until: '11:00',
  demo_promo: true,
  extras: { breakfast: 8, airport_transfer: 20, late_checkout: 15 },
  cancellation: { room_free_hours: 48, room_kept_nights: 1 },
  hold_minutes: 15,
  payments: 'sandbox',
  overview_counters: [],
  social: { facebook: '', twitter: '', instagram: '', linkedin: '' },
}
