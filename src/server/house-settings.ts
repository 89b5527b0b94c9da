import type { Kysely } from 'kysely'
import { readAt } from '#contract/route.ts'
import { plainSettings, type PlainField } from '#contract/settings/index.ts'
import type { KeptOf, PlainSetting, ToldOf, ValueOf } from '#contract/settings/plain.ts'
import { fromCents, roundHalfUp, toCents } from '#domain/money.ts'
import type { PaymentWay } from '#domain/payments.ts'
import { nest } from '#lib/nest.ts'
import type { Database } from './db/schema.ts'

/**
 * A house's settings as the store has them, as JSON in the table `house`. Money is in cents of US
 * dollars. A text is '' where the house has not said it.
 */
export interface HouseSettings extends KeptOf<typeof plainSettings> {
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

const plain = Object.entries<PlainSetting>(plainSettings)

/** Plain settings as they are kept, each from what is given for it. */
const storedFrom = (valueOf: (field: PlainField, setting: PlainSetting) => unknown) =>
  nest(
    plain.map(([field, setting]) => [setting.kept, valueOf(field as PlainField, setting)]),
  ) as unknown as KeptOf<typeof plainSettings>

/** As staff set it: dollars, per cent. */
function toFieldValue({ as }: PlainSetting, kept: unknown): unknown {
  if (as === 'dollars') return fromCents(kept as number)
  // 0.2 is 20 %, and 0.07 is not 7.000000000000001.
  return as === 'percent' ? roundHalfUp((kept as number) * 10_000) / 100 : kept
}

function toStoredValue({ as }: PlainSetting, set: unknown): unknown {
  if (as === 'dollars') return toCents(set as number)
  return as === 'percent' ? roundHalfUp((set as number) * 100) / 10_000 : set
}

type PlainFields = { [Field in PlainField]: ValueOf<(typeof plainSettings)[Field]> }

/** Plain settings as staff set them. */
export const plainFieldsOf = (settings: HouseSettings) =>
  Object.fromEntries(
    plain.map(([field, setting]) => [field, toFieldValue(setting, readAt(settings, setting.kept))]),
  ) as PlainFields

/** And back: as the house keeps them. */
export const plainStored = (fields: PlainFields) =>
  storedFrom((field, setting) => toStoredValue(setting, fields[field]))

/** What everyone is told of them: dollars, and shares. */
export const plainPublic = (settings: HouseSettings) =>
  nest(
    plain.map(([, setting]) => {
      const kept = readAt(settings, setting.kept)
      return [
        setting.told ?? setting.kept,
        setting.as === 'dollars' ? toFieldValue(setting, kept) : kept,
      ]
    }),
  ) as unknown as ToldOf<typeof plainSettings>

/**
 * A house that has not said anything yet: no contact, no place, no promo code, no tax, no rate. Prices
 * and terms are those of the documents. Also what an older store lacks.
 */
export const defaultSettings: HouseSettings = {
  ...storedFrom((_, { neutral }) => neutral),
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
  primary_color: '#007bb6',
  logo_url: null,
  currency: 'USD',
  gateway: 'Card',
  momo_enabled: true,
  language: 'en',
  date_format: 'words',
  webhook_url: '',
  rwf_per_usd: null,
  demo_promo: false,
  promo_codes: [],
  taxes: [],
  ebm_number: null,
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
export function parseSettings(json: string): HouseSettings {
  const kept = JSON.parse(json) as Partial<HouseSettings>
  return {
    ...defaultSettings,
    ...kept,
    // Several stand in one object, which may be older than one of them.
    ...storedFrom((_, setting) => readAt(kept, setting.kept) ?? setting.neutral),
  }
}

/** All of the house's settings. Inside a transaction pass its own handle. */
export async function settingsOf(db: Kysely<Database>): Promise<HouseSettings> {
  const { settings } = await db.selectFrom('house').select('settings').executeTakeFirstOrThrow()
  return parseSettings(settings)
}
