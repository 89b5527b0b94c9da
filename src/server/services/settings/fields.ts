import { payables } from '#contract/payments.ts'
import { builtInKinds, promoServices } from '#contract/services/index.ts'
import type { SettingsFields, UpdateSettings } from '#contract/settings.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { currencies, dateFormats, gateways, settingLanguages, timezones } from '#domain/settings.ts'
import { plainFieldsOf, plainStored, type HouseSettings } from '../../house-settings.ts'

/** The settings as staff see and send them, and as the house keeps them. */

const oneOf = <Choice extends string>(choices: readonly Choice[], kept: string): Choice =>
  choices.find((choice) => choice === kept) ?? (choices[0] as Choice)

export function fieldsOf(kept: HouseSettings): SettingsFields {
  const { notify } = kept
  return {
    orgName: kept.name,
    email: kept.email,
    phone: kept.phone,
    address: kept.address,
    tagline: kept.tagline,
    primaryColor: kept.primary_color,
    notifyBookingEmail: notify.booking_email,
    notifyBookingSMS: notify.booking_sms,
    notifyPaymentEmail: notify.payment_email,
    notifyMarketingEmail: notify.marketing_email,
    gateway: oneOf(gateways, kept.gateway),
    momoEnabled: kept.momo_enabled,
    currency: oneOf(currencies, kept.currency),
    timezone: oneOf(timezones, kept.timezone),
    language: oneOf(settingLanguages, kept.language),
    dateFormat: oneOf(dateFormats, kept.date_format),
    webhookUrl: kept.webhook_url,
    ...plainFieldsOf(kept),
    rwf_per_usd: kept.rwf_per_usd?.rate ?? null,
    demo_promo: kept.demo_promo,
    promo_codes: kept.promo_codes.map(({ cap_cents, ...promo }) => ({
      ...promo,
      cap: cap_cents === null ? null : fromCents(cap_cents),
      service: oneOf(promoServices, promo.service),
    })),
    taxes: kept.taxes.map(({ applies_to, ...tax }) => ({
      ...tax,
      applies_to: payables.filter((one) => applies_to.includes(one)),
    })),
    occupancy_rooms: kept.occupancy_rooms,
    ebm_number: kept.ebm_number,
    overview_counters: kept.overview_counters,
    services_off: builtInKinds.filter((kind) => kept.services_off.includes(kind)),
  }
}

/**
 * The settings with some fields changed. `today` dates a rate that is another than before: one that
 * is merely confirmed keeps its day.
 */
export function withFields(
  kept: HouseSettings,
  some: Partial<SettingsFields>,
  today: string,
): HouseSettings {
  const now = { ...fieldsOf(kept), ...some }
  const rate = now.rwf_per_usd
  const wasRate = kept.rwf_per_usd
  return {
    ...kept,
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
    currency: now.currency,
    timezone: some.timezone ?? kept.timezone,
    language: now.language,
    date_format: now.dateFormat,
    webhook_url: now.webhookUrl,
    ...plainStored(now),
    rwf_per_usd: rate === null ? null : wasRate?.rate === rate ? wasRate : { rate, day: today },
    demo_promo: now.demo_promo,
    promo_codes: now.promo_codes.map(({ cap, ...promo }) => ({
      ...promo,
      cap_cents: cap === null ? null : toCents(cap),
    })),
    taxes: now.taxes,
    occupancy_rooms: now.occupancy_rooms,
    ebm_number: now.ebm_number,
    overview_counters: now.overview_counters,
    services_off: now.services_off,
  }
}

/** Whether a field is said and is another than it is; what is not said differs from nothing. */
export function differs(
  field: keyof SettingsFields,
  said: NonNullable<UpdateSettings['seen']>,
  is: SettingsFields,
): boolean {
  return said[field] !== undefined && plain(said[field]) !== plain(is[field])
}

/** In a form that equal values share: names of the fields of a list in one order, colours alike. */
function plain(value: unknown): string {
  if (typeof value === 'string' && value.startsWith('#')) return value.toLowerCase()
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
