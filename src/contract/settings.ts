import { payables } from './payments.ts'
import * as z from 'zod/mini'
import { countries } from '#domain/countries.ts'
import { paymentWays } from '#domain/payments.ts'
import { dateFormats, gateways, settingLanguages } from '#domain/settings.ts'
import { isTimezone } from '#domain/timezones.ts'
import { mostOfAny } from '#domain/price.ts'
import { currencies } from '#lib/currency.ts'
import * as f from './fields.ts'
import { closedDates, closing, week } from './opening-hours.ts'
import { builtInKinds, promoServices } from './services/index.ts'
import { plainSettings, type PlainField } from './settings/index.ts'
import { boundsOf, type PlainSetting, type ValueOf } from './settings/plain.ts'

/**
 * The house's settings for staff (spec 3 §2.11, §3 "Settings", §9). Fields named in the documents
 * have those names; ours follow the other wire names. Amounts are in the base currency.
 */

const address = z.union([z.literal(''), f.email])
/** Our server sends mail over TLS only. */
const webhook = z.union([
  z.literal(''),
  z.string().check(z.trim(), z.maxLength(500), z.regex(/^https:\/\/[^\s/]+\S*$/)),
])
const percent = z.number().check(z.gte(0), z.lte(100))
const money = z.number().check(z.gte(0), z.lte(mostOfAny))
function schemaOf(setting: PlainSetting) {
  const bounds = boundsOf(setting)
  if (setting.as === 'week') return z.nullable(week)
  if (bounds === null) return setting.as === 'closing' ? closing : f.timeOfDay
  const limits = [z.gte(bounds.min), z.lte(bounds.max)]
  const number = z.number().check(...(setting.as === 'whole' ? [z.int(), ...limits] : limits))
  return bounds.empty ? z.nullable(number) : number
}

const plainFields = Object.fromEntries(
  Object.entries(plainSettings).map(([field, setting]) => [field, schemaOf(setting)]),
) as unknown as {
  readonly [Field in PlainField]: z.ZodMiniType<ValueOf<(typeof plainSettings)[Field]>>
}

const promoCode = z.object({
  code: f.requiredText(40),
  percent: z.number().check(z.gt(0), z.lte(100)),
  /** Maximum discount; null: no limit. */
  cap: z.nullable(money),
  from: f.day,
  to: f.day,
  service: z.enum(promoServices),
})
const rate = z.number().check(z.gt(0), z.lte(1_000_000))
const tax = z.object({
  name: f.requiredText(60),
  percent,
  applies_to: z.array(z.enum(payables)).check(z.maxLength(payables.length)),
  /** An amount for nights in place of the percentage; absent or null: it is one. */
  fixed: z.optional(z.nullable(f.fixedTax)),
})
const counter = z.object({
  label: f.requiredText(40),
  count: f.whole(0, 1_000_000),
})

const fields = {
  orgName: f.requiredText(80),
  email: address,
  phone: f.text(40),
  address: f.text(300),
  tagline: f.text(160),
  primaryColor: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  notifyBookingEmail: z.boolean(),
  notifyBookingSMS: z.boolean(),
  notifyPaymentEmail: z.boolean(),
  notifyMarketingEmail: z.boolean(),
  gateway: z.enum(gateways),
  momoEnabled: z.boolean(),
  /** In which guests see prices who have not chosen. */
  currency: f.currency,
  /** An IANA name. */
  timezone: z.string().check(z.maxLength(60), z.refine(isTimezone, 'format')),
  /** Its own: one of those it speaks. */
  language: z.enum(settingLanguages),
  dateFormat: z.enum(dateFormats),
  webhookUrl: webhook,

  /** In which the site is offered to guests. */
  languages: z
    .array(z.enum(settingLanguages))
    .check(z.minLength(1), z.maxLength(settingLanguages.length)),
  /** Metres above the sea; null: unknown. */
  altitude_m: z.nullable(f.whole(1, 9000)),
  ...plainFields,
  /** Days on which nothing is taken: kitchen, bar and desk are closed. */
  closed_dates: closedDates,
  /** In which the house keeps its books; changed only while it has no booking, order or money. */
  base_currency: f.currency,
  /** Other currencies that guests see and pay in: how many of each are one of the base. */
  rates: z
    .array(z.object({ currency: f.currency, rate }))
    .check(z.maxLength(currencies.length - 1)),
  /** Francs for one dollar: the same as their entry in `rates`, for older devices. Null: none. */
  rwf_per_usd: z.nullable(z.number().check(z.gt(0), z.lte(100_000))),
  demo_promo: z.boolean(),
  promo_codes: z.array(promoCode).check(z.maxLength(50)),
  taxes: z.array(tax).check(z.maxLength(12)),
  /** Null: 30, as documented. */
  occupancy_rooms: z.nullable(f.whole(1, 1000)),
  ebm_number: z.nullable(f.requiredText(40)),
  overview_counters: z.array(counter).check(z.maxLength(6)),
  /** Services that cannot be ordered at the moment. */
  services_off: z.array(z.enum(builtInKinds)).check(z.maxLength(builtInKinds.length)),
  /** Degrees; south and west are negative. Both 0: unknown. */
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** Whose taxes and terms the owner has confirmed; '' until then. */
  country: z.enum(['', ...countries]),
  /** Whether guests may pay with the sandbox's test cards, which move no money. */
  test_payments: z.boolean(),
  /** Guests read that breakfast comes with each room. */
  breakfast_included: z.boolean(),
}

const someFields = z.partial(z.object(fields))

/** The row that staff devices cache. */
export const settings = z.object({
  id: z.literal('settings'),
  version: z.number(),
  changed_at: f.moment,
  operation_id: f.textOrNull,
  ...fields,
  /** Path of the logo; null: the house's drawn mark. */
  logoUrl: f.textOrNull,
  /** Who takes cards, as the server was started (PAYMENTS); older servers do not tell. */
  payments: z.optional(z.enum(paymentWays)),
  /** The day the rate of francs was set; null without one. */
  rwf_rate_day: z.nullable(f.day),
  /** The day each rate was set. */
  rate_days: z.record(z.string(), f.day),
})

/**
 * PATCH /api/settings: only the fields present change. `seen`: what the person saw in the fields
 * they changed; one that a colleague changed meanwhile is 409 `conflict`, others merge.
 */
export const updateSettings = z.extend(someFields, {
  // What was kept before there was a rule is still shown, and may be what somebody saw.
  phone: z.optional(f.phoneOrNone),
  seen: z.optional(someFields),
  logo_base64: z.optional(f.picture),
  /** Removes the logo; the drawn mark is shown again. */
  remove_logo: z.optional(z.boolean()),
})

export const savedSettings = z.object({ data: settings, message: z.string() })

export type SettingsRow = z.infer<typeof settings>
export type UpdateSettings = z.infer<typeof updateSettings>
export type SettingsFields = Required<z.infer<typeof someFields>>
export type SettingsField = keyof SettingsFields

export const settingsFields = Object.keys(fields) as SettingsField[]

/**
 * GET /api/settings/lost-secrets: secrets that the server cannot decrypt any more because their key
 * is missing.
 */
export const lostSecrets = z.object({
  /** Names of people whose authenticator app cannot be checked any more. */
  second_steps: z.array(z.string()),
  /** Numbers of rooms whose calendar address does not work any more. */
  calendars: z.array(z.string()),
  channels: z.array(z.object({ room_number: z.string(), channel: z.string() })),
})
export type LostSecrets = z.infer<typeof lostSecrets>

declare module './resources.ts' {
  interface RowOf {
    settings: SettingsRow
  }
}
