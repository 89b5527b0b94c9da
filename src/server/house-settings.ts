import type { Kysely } from 'kysely'
import type { House } from '#contract/house.ts'
import { readAt } from '#contract/route.ts'
import { plainSettings, type PlainField } from '#contract/settings/index.ts'
import {
  neutralIn,
  type PlainSetting,
  type PublicSettings,
  type StoredSettings,
  type ValueOf,
} from '#contract/settings/plain.ts'
import { homeNumbersOf } from '#domain/countries.ts'
import type { HouseTax } from '#domain/folio.ts'
import { setHomeNumbers } from '#domain/home-numbers.ts'
import type { ClosedDate } from '#domain/hours.ts'
import {
  defaultBase,
  fromCents,
  houseMoney,
  roundCents,
  roundHalfUp,
  rwfPerUsd,
  toCents,
  type HouseMoney,
  type Rate,
} from '#domain/money.ts'
import type { PaymentWay } from '#domain/payments.ts'
import { settingLanguages } from '#domain/settings.ts'
import { providerTakes } from '#domain/provider-currencies.ts'
import { UNNAMED, type OpeningAdvice } from '#domain/setup.ts'
import type { Texts } from '#domain/texts.ts'
import type { Currency } from '#lib/currency.ts'
import { nest } from '#lib/nest.ts'
import { runCompiled } from './db/compiled.ts'
import { oncePerTransaction } from './db/in-transaction.ts'
import type { Database } from './db/schema.ts'

/**
 * The property's settings as stored: JSON in the table `house`. Money is in cents of the base currency. An
 * empty text means not set.
 */
export interface HouseSettings extends StoredSettings<typeof plainSettings> {
  name: string
  tagline: string
  description: string
  phone: string
  email: string
  address: string
  /** Degrees; south and west are negative. Both 0: unknown. */
  latitude: number
  longitude: number
  /** 0: unknown. */
  altitude_m: number
  timezone: string
  social: House['social']
  /** What is published for the first sight of the house (services/content/shown.ts). */
  shown: Required<Pick<House, 'words' | 'hero' | 'pages' | 'has_terms'>>
  primary_color: string
  /** Path of an uploaded picture; null: the default logo. */
  logo_url: string | null
  /** In which prices are shown first. */
  currency: string
  /** In which the books are kept (decision 86). */
  base_currency: Currency
  /** Other currencies, with the day each rate was set. Stores of before have francs alone, below. */
  rates: Rate[]
  /** What the desk accepts; cards are taken as `payments` says. */
  gateway: string
  momo_enabled: boolean
  language: string
  /** In which the site is offered to guests. */
  languages: string[]
  date_format: string
  /** Stored for another program; '' where there is none. */
  webhook_url: string
  /** Of `rates` those of francs for a dollar, as stored by and told to older versions. */
  rwf_per_usd: { rate: number; day: string } | null
  /** Accepts any promo code. */
  demo_promo: boolean
  promo_codes: {
    code: string
    percent: number
    /** Null: no limit. */
    cap_cents: number | null
    from: string
    to: string
    service: string
  }[]
  /** All included in the prices; shown on receipts. `applies_to` names services. */
  taxes: (HouseTax & { applies_to: string[] })[]
  ebm_number: string | null
  /** The card provider; set at every start from PAYMENTS. */
  payments: PaymentWay
  /** Whether letters leave the house; set at every start from SMTP_URL. */
  sends_mail: boolean
  /** Null: not set. */
  travel_price_per_km_cents: number | null
  /** The number of rooms for occupancy; null: 30, as documented. */
  occupancy_rooms: number | null
  overview_counters: { label: string; count: number }[]
  /** Days on which kitchen, bar and desk are closed. */
  closed_dates: ClosedDate[]
  /** Kinds of services that cannot be ordered at the moment. */
  services_off: string[]
  /** False until the owner opens a new house: guests cannot book yet. */
  opened: boolean
  /** The words of its owner, who closed the open house to new requests; null: it is not closed. */
  closed: Texts | null
  /** Whether guests may pay with the sandbox's test cards, which move no money. */
  test_payments: boolean
  /** Guests read that breakfast comes with each room. */
  breakfast_included: boolean
  /** Whose taxes the owner has confirmed; '' until then. */
  country: string
  /** What was tried out in the set-up; see services/setup. */
  setup: SetupTests
  notify: {
    booking_email: boolean
    booking_sms: boolean
    payment_email: boolean
    marketing_email: boolean
  }
}

/** Trials of the set-up: of no guest's, in no report. */
export interface SetupTests {
  /** The notice of the newest test letter; null: none was sent. */
  letter_id: string | null
  payment: TestPayment | null
  /** Begun before it and open when it began: their pages may still be paid. */
  earlier_payments?: TestPayment[]
  /** Advice that the owner does not want to be told again. */
  dismissed?: OpeningAdvice[]
  /** Prices were there when the house’s own currency was changed. */
  prices_from_before?: boolean
}

export interface TestPayment {
  provider: string
  /** The provider's id of it. */
  reference: string
  state: 'open' | 'paid' | 'given_back' | 'failed'
  at: string
}

/**
 * Who takes payments online from guests: test cards only where the owner has allowed them, and nobody
 * where the provider does not take the house's currency.
 */
export function paymentsForGuests({
  payments,
  test_payments,
  base_currency,
}: Pick<HouseSettings, 'payments' | 'test_payments' | 'base_currency'>): PaymentWay {
  const isAllowed = payments !== 'sandbox' || test_payments
  return isAllowed && providerTakes(payments, base_currency) ? payments : 'none'
}

const plain = Object.entries<PlainSetting>(plainSettings)

/** Plain settings in their stored form, each from `valueOf`. */
const storedFrom = (valueOf: (field: PlainField, setting: PlainSetting) => unknown) =>
  nest(
    plain.map(([field, setting]) => [setting.storedPath, valueOf(field as PlainField, setting)]),
  ) as unknown as StoredSettings<typeof plainSettings>

const isMoney = (as: PlainSetting['as']) => as === 'price' || as === 'fee'

/** In the units of the settings form: decimals, percent. */
function toFieldValue({ as }: PlainSetting, stored: unknown): unknown {
  if (isMoney(as)) return stored === null ? null : fromCents(stored as number)
  // 0.2 is 20 %; avoids 7.000000000000001 for 0.07.
  return as === 'percent' ? roundHalfUp((stored as number) * 10_000) / 100 : stored
}

function toStoredValue({ as }: PlainSetting, set: unknown, base: Currency): unknown {
  if (isMoney(as)) return set === null ? null : roundCents(toCents(set as number), base)
  return as === 'percent' ? roundHalfUp((set as number) * 100) / 10_000 : set
}

type PlainFields = { [Field in PlainField]: ValueOf<(typeof plainSettings)[Field]> }

/** Plain settings in the units of the settings form. */
export const plainFieldsOf = (settings: HouseSettings) =>
  Object.fromEntries(
    plain.map(([field, setting]) => [
      field,
      toFieldValue(setting, readAt(settings, setting.storedPath)),
    ]),
  ) as PlainFields

/** Back to the stored form. */
export const plainStored = (fields: PlainFields, base: Currency) =>
  storedFrom((field, setting) => toStoredValue(setting, fields[field], base))

/** Plain settings as everyone reads them: decimals and fractions. */
export const plainPublic = (settings: HouseSettings) =>
  nest(
    plain.map(([, setting]) => {
      const stored = readAt(settings, setting.storedPath)
      return [
        setting.publicPath ?? setting.storedPath,
        isMoney(setting.as) ? toFieldValue(setting, stored) : stored,
      ]
    }),
  ) as unknown as PublicSettings<typeof plainSettings>

/** What a kilometre to a tour costs before anybody set it: the documents say 1.5 dollars. */
export const defaultTravelPrice = (base: Currency): number | null =>
  base === defaultBase ? 150 : null

/**
 * Defaults of a new property: no contact, location, promo code, tax or rate. Prices and terms as in
 * the documents. Also fills what an older store lacks.
 */
export const defaultSettings: HouseSettings = {
  ...storedFrom((_, { neutral }) => neutral),
  name: UNNAMED,
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
  shown: {
    words: { headline: {}, tagline: {}, description: {}, rooms: {} },
    hero: { picture: null, phone: null },
    pages: [],
    has_terms: false,
  },
  primary_color: '#007bb6',
  logo_url: null,
  currency: 'USD',
  base_currency: defaultBase,
  rates: [],
  gateway: 'Card',
  momo_enabled: true,
  language: 'en',
  languages: [...settingLanguages],
  date_format: 'words',
  webhook_url: '',
  rwf_per_usd: null,
  demo_promo: false,
  promo_codes: [],
  taxes: [],
  ebm_number: null,
  payments: 'sandbox',
  sends_mail: false,
  travel_price_per_km_cents: defaultTravelPrice(defaultBase),
  occupancy_rooms: null,
  overview_counters: [],
  closed_dates: [],
  services_off: [],
  // A house that was there before there was a set-up is open, and goes on as it was.
  opened: true,
  closed: null,
  test_payments: true,
  // As the documents have it; whose house is new says so.
  breakfast_included: true,
  country: '',
  setup: { letter_id: null, payment: null },
  notify: {
    booking_email: true,
    booking_sms: true,
    payment_email: true,
    marketing_email: false,
  },
}

/** The house's currencies. */
export const moneyOfHouse = ({ base_currency, rates }: HouseSettings): HouseMoney => ({
  base: base_currency,
  rates,
})

/** The stored settings; missing ones get their default. */
export function parseSettings(json: string): HouseSettings {
  const stored = JSON.parse(json) as Partial<HouseSettings>
  const base = stored.base_currency ?? defaultBase
  // Francs of a dollar stand where stores of before have them.
  const francs = houseMoney({ currency: base, rwf_per_usd: stored.rwf_per_usd }).rates
  const others = (stored.rates ?? []).filter(
    ({ currency }) => base !== defaultBase || currency !== 'RWF',
  )
  const rates = [...francs, ...others]
  return {
    ...defaultSettings,
    travel_price_per_km_cents: defaultTravelPrice(base),
    ...stored,
    // Nested objects may lack newer settings.
    ...storedFrom((_, setting) => {
      const its = readAt(stored, setting.storedPath)
      return its === undefined ? neutralIn(setting, base) : its
    }),
    base_currency: base,
    rates,
    rwf_per_usd: rwfPerUsd({ base, rates }),
    // Its caps are dollars.
    demo_promo: base === defaultBase && (stored.demo_promo ?? defaultSettings.demo_promo),
  }
}

let lastParsed: { json: string; settings: HouseSettings } | undefined

/** All settings of the property, not to be changed. Inside a transaction pass its own handle. */
export async function settingsOf(db: Kysely<Database>): Promise<HouseSettings> {
  return await oncePerTransaction(db, 'settings', async () => {
    const query = () => db.selectFrom('house').select('settings')
    const [row] = await runCompiled(db, 'settings', [], query)
    if (row === undefined) throw new Error('The store has no house')
    const { settings: json } = row
    if (lastParsed?.json !== json) lastParsed = { json, settings: frozen(parseSettings(json)) }
    const { settings } = lastParsed
    setHomeNumbers(homeNumbersOf(settings))
    return settings
  })
}

/** All share them. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/** The currency in which the house keeps its books. It stays while there is any booking or order. */
export const baseOf = async (db: Kysely<Database>): Promise<Currency> =>
  (await settingsOf(db)).base_currency
