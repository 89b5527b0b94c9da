import { payables } from '#contract/payments.ts'
import { builtInKinds, promoServices } from '#contract/services/index.ts'
import type { SettingsFields, UpdateSettings } from '#contract/settings.ts'
import { fromCents, roundCents, toCents } from '#domain/money.ts'
import { countries } from '#domain/countries.ts'
import { dateFormats, gateways, settingLanguages } from '#domain/settings.ts'
import { isTimezone, nearTimezones } from '#domain/timezones.ts'
import { currencies } from '#lib/currency.ts'
import { currenciesAfter, pricesInBase, travelPriceInBase } from './currencies.ts'
import { plainFieldsOf, plainStored, type HouseSettings } from '../../house-settings.ts'

/** The settings as staff see and send them, and as the house keeps them. */

const oneOf = <Choice extends string>(choices: readonly Choice[], stored: string): Choice =>
  choices.find((choice) => choice === stored) ?? (choices[0] as Choice)

export function fieldsOf(stored: HouseSettings): SettingsFields {
  const { notify } = stored
  return {
    orgName: stored.name,
    email: stored.email,
    phone: stored.phone,
    address: stored.address,
    tagline: stored.tagline,
    primaryColor: stored.primary_color,
    notifyBookingEmail: notify.booking_email,
    notifyBookingSMS: notify.booking_sms,
    notifyPaymentEmail: notify.payment_email,
    notifyMarketingEmail: notify.marketing_email,
    gateway: oneOf(gateways, stored.gateway),
    momoEnabled: stored.momo_enabled,
    currency: oneOf(currencies, stored.currency),
    base_currency: stored.base_currency,
    rates: stored.rates.map(({ currency, rate }) => ({ currency, rate })),
    timezone: isTimezone(stored.timezone) ? stored.timezone : nearTimezones[0],
    language: oneOf(settingLanguages, stored.language),
    languages: settingLanguages.filter((one) => stored.languages.includes(one)),
    altitude_m: stored.altitude_m || null,
    dateFormat: oneOf(dateFormats, stored.date_format),
    webhookUrl: stored.webhook_url,
    ...plainFieldsOf(stored),
    rwf_per_usd: stored.rwf_per_usd?.rate ?? null,
    demo_promo: stored.demo_promo,
    promo_codes: stored.promo_codes.map(({ cap_cents, ...promo }) => ({
      ...promo,
      cap: cap_cents === null ? null : fromCents(cap_cents),
      service: oneOf(promoServices, promo.service),
    })),
    taxes: stored.taxes.map(({ applies_to, ...tax }) => ({
      ...tax,
      applies_to: payables.filter((one) => applies_to.includes(one)),
    })),
    occupancy_rooms: stored.occupancy_rooms,
    ebm_number: stored.ebm_number,
    overview_counters: stored.overview_counters,
    closed_dates: stored.closed_dates,
    services_off: builtInKinds.filter((kind) => stored.services_off.includes(kind)),
    latitude: stored.latitude,
    longitude: stored.longitude,
    country: oneOf(['', ...countries], stored.country),
    test_payments: stored.test_payments,
    breakfast_included: stored.breakfast_included,
  }
}

/**
 * The settings with some fields changed. `today` dates a rate that is another than before: one that
 * is merely confirmed keeps its day.
 */
export function withFields(
  stored: HouseSettings,
  some: Partial<SettingsFields>,
  today: string,
): HouseSettings {
  const money = currenciesAfter(stored, some, today)
  const base = money.base_currency
  const now = { ...fieldsOf(stored), ...pricesInBase(stored, base), ...some }
  return {
    ...stored,
    name: now.orgName,
    email: now.email,
    phone: now.phone,
    address: now.address,
    tagline: now.tagline,
    primary_color: now.primaryColor.toLowerCase(),
    notify: {
      booking_email: now.notifyBookingEmail,
      booking_sms: now.notifyBookingSMS,
      payment_email: now.notifyPaymentEmail,
      marketing_email: now.notifyMarketingEmail,
    },
    gateway: now.gateway,
    momo_enabled: now.momoEnabled,
    timezone: some.timezone ?? stored.timezone,
    language: now.language,
    languages: settingLanguages.filter((one) => now.languages.includes(one)),
    altitude_m: now.altitude_m ?? 0,
    date_format: now.dateFormat,
    webhook_url: now.webhookUrl,
    ...plainStored(now, base),
    travel_price_per_km_cents: travelPriceInBase(stored, base),
    ...money,
    demo_promo: now.demo_promo,
    promo_codes: now.promo_codes.map(({ cap, ...promo }) => ({
      ...promo,
      cap_cents: cap === null ? null : roundCents(toCents(cap), base),
    })),
    taxes: now.taxes.map(({ fixed, ...tax }) =>
      fixed ? { ...tax, percent: 0, applies_to: ['room'], fixed } : tax,
    ),
    occupancy_rooms: now.occupancy_rooms,
    ebm_number: now.ebm_number,
    overview_counters: now.overview_counters,
    closed_dates: now.closed_dates,
    services_off: now.services_off,
    latitude: now.latitude,
    longitude: now.longitude,
    country: now.country,
    test_payments: now.test_payments,
    breakfast_included: now.breakfast_included,
  }
}

/** Whether a field is said and is another than it is; what is not said differs from nothing. */
export function differs(
  field: keyof SettingsFields,
  said: NonNullable<UpdateSettings['seen']>,
  is: SettingsFields,
): boolean {
  return said[field] !== undefined && comparable(said[field]) !== comparable(is[field])
}

/** In a form that equal values share: names of the fields of a list in one order, colours alike. */
function comparable(value: unknown): string {
  if (typeof value === 'string' && value.startsWith('#')) return value.toLowerCase()
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
