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
  occupancy_rooms: msg`Reports divide by it. Empty: 30 are counted.`,
  demo_promo: msg`For trying things out: codes nobody made count too.`,
  notifyBookingEmail: msg`Confirmed and cancelled: rooms and all services.`,
  notifyBookingSMS: msg`The same, where the server has been given an account for SMS.`,
  notifyPaymentEmail: msg`Kept only: nothing is sent by itself about a payment. What was paid stands in the confirmation, and a receipt goes when you send it.`,
  notifyMarketingEmail: msg`Kept only: the house sends no marketing. Who agreed to it stands in the customers’ list, for a program of yours.`,
  ebm_number: msg`Of the device or account that makes the tax authority’s invoices. Empty: receipts are no such invoices.`,
  altitude_m: msg`Above the sea. Empty: guests read nothing of it.`,
  latitude: msg`South is negative; 0 and 0: unknown.`,
  test_payments: msg`While the server takes test cards only (PAYMENTS=sandbox). Off: guests are offered no card, and pay at the house.`,
  gateway: msg`Kept only: who takes cards is set where the server is started (PAYMENTS).`,
  momoEnabled: msg`Kept only: mobile money is on the provider’s page and at the desk either way.`,
  currency: msg`In which guests see prices who have not chosen. Without a rate below it is the house’s own.`,
  language: msg`Your own, of those above: for guests who chose none, and whose browser asks for none of them. Letters are written in English or French; who reads Kinyarwanda gets them in this language.`,
  dateFormat: msg`Of whole dates at the desk; in words is 21 Nov 2026. Guests read words, in their language.`,
  webhookUrl: msg`Kept only, for a program of yours that reads these settings: the house does not call it.`,
}
