import type { Week } from '#domain/hours.ts'
import { mostOfAny } from '#domain/price.ts'
import type { msg } from '#lib/msg.ts'

/**
 * A setting that is one number, one time of day or the hours of a week. The schema, the way it is kept, what everyone is
 * told of it and its field on the screen follow from this alone.
 */
export type PlainSetting = (
  | {
      /** Per cent, kept as a share. */
      readonly as: 'percent'
      readonly neutral: number
    }
  | {
      /**
       * In the base currency, kept in cents. A `price` may be unset (null): then the house does not
       * offer it. `neutral` is what the documents say, in dollars: of a house with another base a
       * price is unset and a fee nothing until the owner sets it.
       */
      readonly as: 'price' | 'fee'
      readonly neutral: number
    }
  | {
      readonly as: 'whole'
      readonly min: number
      readonly max: number
      readonly neutral: number
    }
  | {
      /** `HH:MM` */
      readonly as: 'time'
      readonly neutral: string
    }
  | {
      /** `HH:MM`, `24:00` at the latest. */
      readonly as: 'closing'
      /** The setting that it must be later than. */
      readonly after: string
      readonly neutral: string
    }
  | {
      /** Weekdays on which the hours are others than every day; null: none. */
      readonly as: 'week'
      readonly neutral: null
    }
) & {
  /** Where it stands in what the house stores: `hours.bar.open`. */
  readonly storedPath: string
  /** Where it stands in GET /api/house, if elsewhere. Money is told in decimals, shares as shares. */
  readonly publicPath?: string
}

/** The cards of the settings screen that have a place for settings of services. */
export type ServiceCard = 'times' | 'rooms' | 'extras' | 'cancelling'

type Text = ReturnType<typeof msg>

/** A setting of a service: with its words, and the card in which it stands. */
export type ServiceSetting = PlainSetting & {
  readonly name: Text
  readonly hint?: Text
  readonly card: ServiceCard
}

export type PlainSettings = Readonly<Record<string, PlainSetting>>
export type ServiceSettings = Readonly<Record<string, ServiceSetting>>

/** As what it is set: text for a time, a number for most else. */
export type ValueOf<Setting extends PlainSetting> = Setting['as'] extends 'time' | 'closing'
  ? string
  : Setting['as'] extends 'week'
    ? Week | null
    : Setting['as'] extends 'price'
      ? number | null
      : number

type Nest<Path extends string, Value> = Path extends `${infer Head}.${infer Rest}`
  ? { [Key in Head]: Nest<Rest, Value> }
  : { [Key in Path]: Value }

type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never

type PublicPathOf<Setting extends PlainSetting> = Setting extends {
  publicPath: infer Path extends string
}
  ? Path
  : Setting['storedPath']

/** What the house stores of some settings. */
export type StoredSettings<Settings extends PlainSettings> = All<
  {
    [Field in keyof Settings]: Nest<Settings[Field]['storedPath'], ValueOf<Settings[Field]>>
  }[keyof Settings]
>

/** What GET /api/house tells of some settings. */
export type PublicSettings<Settings extends PlainSettings> = All<
  {
    [Field in keyof Settings]: Nest<PublicPathOf<Settings[Field]>, ValueOf<Settings[Field]>>
  }[keyof Settings]
>

export interface Bounds {
  min: number
  max: number
  step: number
  /** It may be left empty. */
  empty?: true
}

/** Between which numbers it may be; null: it is no number. */
export function boundsOf(setting: PlainSetting): Bounds | null {
  switch (setting.as) {
    case 'price':
      return { min: 0, max: mostOfAny, step: 0.01, empty: true }
    case 'fee':
      return { min: 0, max: mostOfAny, step: 0.01 }
    case 'percent':
      return { min: 0, max: 100, step: 0.5 }
    case 'whole':
      return { min: setting.min, max: setting.max, step: 1 }
    default:
      return null
  }
}

/** A number of hours: at most sixty days. */
export const wholeHours = { as: 'whole', min: 0, max: 24 * 60 } as const

/** Before anybody set it, in a house with this base currency. */
export const neutralIn = (setting: PlainSetting, base: string): string | number | null =>
  base === 'USD' || (setting.as !== 'price' && setting.as !== 'fee')
    ? setting.neutral
    : setting.as === 'price'
      ? null
      : 0
