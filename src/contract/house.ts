import * as z from 'zod/mini'
import { paymentWays } from '#domain/payments.ts'
import { nest, type Tree } from '#lib/nest.ts'
import { closedText, contentFields } from './content.ts'
import * as f from './fields.ts'
import { closedDates, week } from './opening-hours.ts'
import type { houseSettings } from './settings/house.ts'
import { plainSettings, type serviceSettings } from './settings/index.ts'
import type { PlainSetting, PublicSettings } from './settings/plain.ts'

/** GET /api/house: identifies our server, and has the public settings of the house. */

/** Features of this server that other hosts lack (design §3). */
export const capabilities = [
  'idempotency',
  'outbox-batch',
  'void',
  'parked',
  'changes',
  'events',
  'gzip-body',
] as const

const own = z.object({
  id: z.literal('house'),
  version: z.number(),
  changed_at: f.moment,
  capabilities: z.array(z.string()),
  contract_version: z.number(),
  /** A new store, or a restored one, has a new epoch. */
  epoch: z.string(),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  altitude_m: z.number(),
  timezone: z.string(),
  /** Whose taxes the owner has confirmed (domain/countries.ts); '' until then. Other hosts do not say. */
  country: z.optional(z.string()),
  /** How numbers without a calling code are read; null: not at all. Absent: as in Rwanda. */
  home_numbers: z.optional(
    z.nullable(z.object({ code: z.string(), min: z.number(), max: z.number() })),
  ),
  /** In which the house keeps its books and tells prices. */
  currency: f.currency,
  /** How many of each other currency are one of that; older servers tell of francs alone. */
  rates: z.optional(z.array(z.object({ currency: f.currency, rate: z.number(), day: f.day }))),
  rwf_per_usd: z.nullable(z.object({ rate: z.number(), day: f.day })),
  /** Any non-empty promo code counts (spec 2 §9). */
  demo_promo: z.boolean(),
  /** `sandbox` takes test cards alone; `none`: cash, room and desk only. */
  payments: z.enum(paymentWays),
  /** False: it has no mail server, so that no letter reaches anybody. Other hosts do not say. */
  sends_mail: z.optional(z.boolean()),
  /** Taxes contained in the prices; `applies_to` names services. Other hosts may not send them. */
  taxes: z.optional(
    z.array(
      z.object({
        name: z.string(),
        percent: z.number(),
        applies_to: z.array(z.string()),
        /** It is an amount for nights, and no percentage. */
        fixed: z.optional(z.nullable(f.fixedTax)),
      }),
    ),
  ),
  /** Number of the house's electronic billing machine; null: its receipts are no EBM invoices. */
  ebm_number: z.optional(f.textOrNull),
  /** The strip below the desk's day: labels and counts from the settings (spec 3 §2.2). */
  overview_counters: z.array(z.object({ label: z.string(), count: z.number() })),
  /** False: rooms come without breakfast. Absent: with it, as documented. */
  breakfast_included: z.optional(z.boolean()),
  /** False: a new house that takes nothing from guests yet. Absent: it is open. */
  opened: z.optional(z.boolean()),
  /** Days on which kitchen, bar and desk are closed; other hosts may not send it. */
  closed_dates: z.optional(closedDates),
  /** Open before, and closed to new requests by its owner, with these words; else null or absent. */
  closed: z.optional(z.nullable(closedText)),
  /** Kinds of services that cannot be ordered now; other hosts may not send it. */
  services_off: z.optional(z.array(z.string())),
  /** `#007bb6`, or absent: the house's own palette (decisions.md). */
  primary_color: z.optional(z.string()),
  /** Path of the logo; null, or absent: the drawn mark. */
  logo_url: z.optional(f.textOrNull),
  /** In which prices are shown first, where it has a rate. */
  shown_currency: z.optional(z.string()),
  /**
   * Default language of the site, for people without a choice whose browser asks for none of its
   * languages.
   */
  language: z.optional(z.string()),
  /** In which the site is offered; other hosts may not send it: in all of ours. */
  languages: z.optional(z.array(z.string())),
  /** How the desk writes a whole date: `words`, or figures, e.g. `DD/MM/YYYY`. */
  date_format: z.optional(z.string()),
  /** Number of rooms for occupancy; null: 30, as documented. */
  occupancy_rooms: z.optional(z.nullable(z.number())),
  social: z.object({
    facebook: z.string(),
    twitter: z.string(),
    instagram: z.string(),
    linkedin: z.string(),
    whatsapp: z.optional(z.string()),
    tripadvisor: z.optional(z.string()),
  }),
  /**
   * What the house says of itself at first sight, in each language; the rest is in GET /api/content.
   * `tagline` and `description` say the same in the house's own language. Other hosts may not send it.
   */
  words: z.optional(
    z.object({
      headline: contentFields.headline,
      tagline: contentFields.tagline,
      description: contentFields.description,
      rooms: contentFields.rooms,
    }),
  ),
  /** The banner's picture, and another for narrow screens; null: a neutral drawing. */
  hero: z.optional(contentFields.hero),
  /** The house's own pages, for menus. */
  pages: z.optional(
    z.array(z.object({ slug: z.string(), title: contentFields.headline, in_menu: z.boolean() })),
  ),
  /** Whether it has terms to be read at /terms. */
  has_terms: z.optional(z.boolean()),
})

type Own = z.infer<typeof own> & PublicSettings<typeof houseSettings>
type OfServices = PublicSettings<typeof serviceSettings>

/** Other hosts may not send the services' settings: each service has defaults. */
export type House = Own & {
  [Key in keyof OfServices & keyof Own]: Partial<OfServices[Key]>
} & Partial<Omit<OfServices, keyof Own>>

const publicSchemaOf = ({ as }: PlainSetting) =>
  as === 'time'
    ? f.timeOfDay
    : as === 'closing'
      ? z.string()
      : as === 'week'
        ? z.nullable(week)
        : as === 'price'
          ? z.nullable(z.number())
          : z.number()

const isSchema = (one: unknown): one is z.ZodMiniType => one instanceof z.ZodMiniType

const shapeOf = (tree: Tree): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(tree).map(([key, one]) => [
      key,
      isSchema(one) ? one : z.object(shapeOf(one as Tree)),
    ]),
  )

/** The answer of our server: it has every setting. */
export const house = z.extend(
  own,
  shapeOf(
    nest(
      Object.values<PlainSetting>(plainSettings).map((setting) => [
        setting.publicPath ?? setting.storedPath,
        publicSchemaOf(setting),
      ]),
    ),
  ),
) as unknown as z.ZodMiniType<House>

declare module './resources.ts' {
  interface RowOf {
    house: House
  }
}
