import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { serviceSettings } from '#contract/settings/index.ts'
import type { ServiceSetting } from '#contract/settings/plain.ts'
import type { SettingsField } from '#contract/settings.ts'

type OfServices = keyof typeof serviceSettings

/** Settings of services, which bring their own names. */
const ofServices = Object.fromEntries(
  Object.entries<ServiceSetting>(serviceSettings).map(([field, { name }]) => [field, name]),
) as Record<OfServices, MessageDescriptor>

const own: Record<Exclude<SettingsField, OfServices>, MessageDescriptor> = {
  orgName: msg`Business name`,
  email: msg`Email`,
  phone: msg`Phone`,
  address: msg`Address`,
  tagline: msg`Tagline`,
  primaryColor: msg`Primary colour`,
  notifyBookingEmail: msg`Booking emails`,
  notifyBookingSMS: msg`Booking SMS`,
  notifyPaymentEmail: msg`Payment emails`,
  notifyMarketingEmail: msg`Marketing emails`,
  gateway: msg`Payment gateway`,
  momoEnabled: msg`Mobile money`,
  currency: msg`Currency`,
  base_currency: msg`The house’s own currency`,
  rates: msg`Other currencies`,
  timezone: msg`Time zone`,
  language: msg`Language`,
  languages: msg`Languages of the site`,
  altitude_m: msg`Altitude, metres`,
  dateFormat: msg`Date format`,
  webhookUrl: msg`Webhook URL`,
  check_in_from: msg`Check-in from`,
  check_out_until: msg`Check-out until`,
  contact_open: msg`Reception opens`,
  contact_close: msg`Reception closes`,
  contact_days: msg`Reception: hours by weekday`,
  closed_dates: msg`Closed on these dates`,
  extra_breakfast: msg`Cooked breakfast, a guest and day`,
  extra_airport_transfer: msg`Airport transfer`,
  extra_late_checkout: msg`Late check-out`,
  rwf_per_usd: msg`Francs for one dollar`,
  room_free_hours: msg`Rooms: hours before check-in`,
  room_kept_nights: msg`Rooms: nights kept after that`,
  hold_minutes: msg`Minutes a room is held for paying`,
  demo_promo: msg`Any promo code counts`,
  promo_codes: msg`Promo codes`,
  taxes: msg`Taxes`,
  occupancy_rooms: msg`Rooms that occupancy counts`,
  ebm_number: msg`Number of the fiscal device`,
  overview_counters: msg`Counters of the overview`,
  services_off: msg`Services that are off`,
  latitude: msg`Latitude`,
  longitude: msg`Longitude`,
  country: msg`Country of the taxes`,
  breakfast_included: msg`Breakfast is included with rooms`,
  test_payments: msg`Guests may pay with test cards`,
}

/** What each field is called on the screen and in the outbox. */
export const fieldNames: Record<SettingsField, MessageDescriptor> = { ...own, ...ofServices }
