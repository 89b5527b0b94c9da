import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { serviceSettings } from '#contract/settings/index.ts'
import type { ServiceSetting } from '#contract/settings/plain.ts'
import type { SettingsField } from '#contract/settings.ts'

const ofServices = Object.fromEntries(
  Object.entries<ServiceSetting>(serviceSettings).flatMap(([field, { hint }]) =>
    hint === undefined ? [] : [[field, hint]],
  ),
)

/**
 * What a field does, where its name is not enough; for fields without effect here, that they are only
 * stored, and why.
 */
export const fieldHints: Partial<Record<SettingsField, MessageDescriptor>> = {
  ...ofServices,
  contact_close: msg`Until 24:00 at most`,
  occupancy_rooms: msg`Used for occupancy. If empty: 30 rooms.`,
  breakfast_included: msg`Continental, for everyone; guests read so where they book.`,
  demo_promo: msg`For testing: any promo code is accepted.`,
  notifyBookingEmail: msg`Confirmed and cancelled: rooms and all services.`,
  notifyBookingSMS: msg`The same, where the server has been given an account for SMS.`,
  notifyPaymentEmail: msg`Saved only, no effect: nothing is sent automatically about a payment. The confirmation shows what was paid, and a receipt is sent when you send it.`,
  notifyMarketingEmail: msg`Saved only, no effect: the house sends no marketing. The customers’ list shows who agreed to it, for a program of yours.`,
  ebm_number: msg`Of the device or account that makes the tax authority’s invoices. If empty, receipts are no such invoices.`,
  altitude_m: msg`Above the sea. If empty, guests see nothing of it.`,
  latitude: msg`South is negative; 0 and 0: unknown.`,
  test_payments: msg`While the server takes test cards only (PAYMENTS=sandbox). Off: guests are offered no card, and pay at the house.`,
  gateway: msg`Saved only, no effect: who takes cards is set where the server is started (PAYMENTS).`,
  momoEnabled: msg`Saved only, no effect: mobile money is always on the provider’s page and at the desk.`,
  currency: msg`Currency for guests who have not chosen one. Without a rate below it is the house’s own.`,
  language: msg`One of the languages above: for guests who have not chosen one, if the site does not have their browser’s. Messages are in English or French; guests who read Kinyarwanda get them in this language.`,
  dateFormat: msg`Used for dates at the desk. “In words” means 21 Nov 2026. Guests always see words.`,
  webhookUrl: msg`Saved only, no effect: for a program of yours that reads these settings. The house does not call it.`,
}
