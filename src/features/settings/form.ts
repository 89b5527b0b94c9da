import { rateWritten, writtenCount } from '#lib/currency.ts'
import { maxSpans, type Hours } from '#domain/hours.ts'
import { settingLanguages } from '#domain/settings.ts'
import type { FixedTax } from '#domain/folio.ts'
import { defaultBase } from '#domain/money.ts'
import { typedMoney } from '#domain/typed-money.ts'
import { readAt } from '#contract/route.ts'
import { plainSettingOf, plainSettings, type PlainField } from '#contract/settings/index.ts'
import { boundsOf, type Bounds } from '#contract/settings/plain.ts'
import type { SettingsField, SettingsFields, SettingsRow } from '#contract/settings.ts'
import { numberOf } from '#lib/step.ts'

/** The settings as form values: numbers as text, '' for none. */

export interface PromoForm {
  code: string
  percent: string
  cap: string
  from: string
  to: string
  service: SettingsFields['promo_codes'][number]['service']
}
export interface TaxForm {
  name: string
  /** Of the price; or `amount` for each of these and night. */
  of: 'price' | FixedTax['for']
  percent: string
  amount: string
  applies_to: SettingsFields['taxes'][number]['applies_to']
}

/** A draft of an earlier version says nothing: it is a percentage. */
export const isFixed = (of: TaxForm['of'] | undefined) => of === 'room' || of === 'guest'

export interface CounterForm {
  label: string
  count: string
}

/** A rate as it is written: 1 of the dearer currency is so many of the other. */
export interface RateForm {
  currency: string
  rate: string
  /** The house's base currency when it was read. */
  base: string
}

/** Settings that are the hours of a week. */
export type WeekFieldName = {
  [Field in PlainField]: (typeof plainSettings)[Field]['as'] extends 'week' ? Field : never
}[PlainField]

export const isWeekField = (field: string): field is WeekFieldName =>
  plainSettingOf(field)?.as === 'week'

/** The hours of every day that a week's field is about: its place's, as typed. */
export function everyDay(field: WeekFieldName, form: SettingsForm): Hours {
  const place = field.replace('days', '')
  return {
    open: String(form[`${place}open` as SettingsField]),
    close: String(form[`${place}close` as SettingsField]),
  }
}

/** Of a house that this device read before it had them. */
const noWeeks = Object.fromEntries(
  Object.keys(plainSettings).flatMap((field) => (isWeekField(field) ? [[field, null]] : [])),
)

type Typed<Field extends SettingsField> = Field extends 'promo_codes'
  ? PromoForm[]
  : Field extends 'rates'
    ? RateForm[]
    : Field extends 'taxes'
      ? TaxForm[]
      : Field extends 'overview_counters'
        ? CounterForm[]
        : Field extends 'services_off' | 'languages' | 'closed_dates' | WeekFieldName
          ? SettingsFields[Field]
          : [SettingsFields[Field]] extends [boolean]
            ? boolean
            : [SettingsFields[Field]] extends [number | null]
              ? string
              : [SettingsFields[Field]] extends [string]
                ? SettingsFields[Field]
                : string

export type SettingsForm = { [Field in SettingsField]: Typed<Field> }

export type NumberField = {
  [Field in SettingsField]: [SettingsFields[Field]] extends [number | null] ? Field : never
}[SettingsField]

/** Number fields, with their bounds; `empty`: may be left empty. */
export const numbers: Readonly<Partial<Record<SettingsField, Bounds & { empty?: true }>>> = {
  ...Object.fromEntries(
    Object.entries(plainSettings).flatMap(([field, setting]) => {
      const bounds = boundsOf(setting)
      return bounds === null ? [] : [[field, bounds]]
    }),
  ),
  rwf_per_usd: { min: 0.01, max: 100_000, step: 0.01, empty: true },
  latitude: { min: -90, max: 90, step: 0.000001 },
  longitude: { min: -180, max: 180, step: 0.000001 },
  occupancy_rooms: { min: 1, max: 1000, step: 1, empty: true },
  altitude_m: { min: 1, max: 9000, step: 1, empty: true },
}

export const isNumberField = (field: SettingsField): field is NumberField => field in numbers

const shown = (value: number | null) => (value === null ? '' : String(value))

export function formOf(row: SettingsRow): SettingsForm {
  const { id: _, version: __, changed_at: ___, operation_id: ____, ...fields } = row
  const {
    logoUrl: _____,
    rwf_rate_day: ______,
    rate_days: _______,
    payments: ________,
    ...plain
  } = fields
  // A house that this device read before it had them has francs of a dollar alone.
  const base = row.base_currency ?? defaultBase
  const rates =
    row.rates ?? (row.rwf_per_usd === null ? [] : [{ currency: 'RWF', rate: row.rwf_per_usd }])
  const typed = Object.fromEntries(
    Object.entries(plain).map(([field, value]) => [
      field,
      typeof value === 'number' || (isNumberField(field as SettingsField) && value === null)
        ? shown(value as number | null)
        : value,
    ]),
  )
  return {
    ...noWeeks,
    ...(typed as unknown as SettingsForm),
    closed_dates: row.closed_dates ?? [],
    breakfast_included: row.breakfast_included ?? true,
    base_currency: base,
    rates: rates.map(({ currency, rate }) => ({
      currency,
      rate: shown(writtenCount(base, currency, rate)),
      base,
    })),
    // Neither has a row of before.
    languages: row.languages ?? [...settingLanguages],
    altitude_m: shown(row.altitude_m ?? null),
    ebm_number: row.ebm_number ?? '',
    promo_codes: row.promo_codes.map((one) => ({
      ...one,
      percent: shown(one.percent),
      cap: shown(one.cap),
    })),
    taxes: row.taxes.map(({ fixed, ...tax }) => ({
      ...tax,
      of: fixed?.for ?? 'price',
      percent: fixed ? '' : shown(tax.percent),
      amount: shown(fixed?.amount ?? null),
    })),
    overview_counters: row.overview_counters.map((one) => ({ ...one, count: shown(one.count) })),
  }
}

/** NaN: it is none, or may be two: `3,700` is three thousand and more in one language, three and more in another. */
export const typedRate = (text: string): number =>
  /^[1-9]\d{0,2},\d{3}$/.test(text.trim()) ? NaN : numberOf(text.replace(/\s/g, ''))

export const isPrice = (field: SettingsField) =>
  ['price', 'fee'].includes(plainSettingOf(field)?.as ?? '')

/** The number that a field says; NaN where it is none. */
export const numberIn = (field: SettingsField, text: string, form: SettingsForm): number =>
  isPrice(field) ? (typedMoney(text, form.base_currency) ?? NaN) : numberOf(text)

/** The wire value of a field; the form must have no problems. */
export function wireValue<Field extends SettingsField>(
  field: Field,
  form: SettingsForm,
): SettingsFields[Field] {
  const wire: Partial<SettingsFields> = {
    rates: form.rates.map(({ currency, rate, base }) => ({
      currency,
      rate: rateWritten(base, currency, typedRate(rate)),
    })),
    promo_codes: form.promo_codes.map((one) => ({
      ...one,
      code: one.code.trim(),
      percent: numberOf(one.percent),
      cap: one.cap.trim() === '' ? null : typedMoney(one.cap, form.base_currency),
    })),
    taxes: form.taxes.map(({ name, of, percent, amount, applies_to }) => ({
      name: name.trim(),
      ...(isFixed(of)
        ? {
            percent: 0,
            applies_to: ['room'],
            fixed: { amount: typedMoney(amount, form.base_currency) ?? NaN, for: of },
          }
        : { percent: numberOf(percent), applies_to }),
    })),
    overview_counters: form.overview_counters.map((one) => ({
      label: one.label.trim(),
      count: numberOf(one.count),
    })),
    ebm_number: form.ebm_number.trim() || null,
    closed_dates: form.closed_dates.map(({ date, text }) => ({ date, text: text.trim() })),
  }
  if (field in wire) return wire[field] as SettingsFields[Field]
  if (isWeekField(field)) {
    const week = form[field]
    const isOther = week?.some((day) => day !== null) ?? false
    return (isOther ? week : null) as SettingsFields[Field]
  }
  const value = form[field] as unknown
  if (isNumberField(field)) {
    const text = String(value)
    return (text.trim() === '' ? null : numberIn(field, text, form)) as SettingsFields[Field]
  }
  return (typeof value === 'string' ? value.trim() : value) as SettingsFields[Field]
}

/** Changes that a person has not saved: each field with its value when they began. */
export type Edits = Partial<{
  [Field in SettingsField]: { now: SettingsForm[Field]; seen: SettingsForm[Field] }
}>

/** What is still to be saved: an edit is none where the settings have its value by now. */
export function unsaved(edits: Edits, base: SettingsForm): Edits {
  const left = Object.entries(edits).filter(
    ([field, { now }]) => JSON.stringify(now) !== JSON.stringify(base[field as SettingsField]),
  )
  return Object.fromEntries(left) as Edits
}

/** Without the `sent` ones; what was typed into such a field meanwhile goes on, over what was sent. */
export function afterSaving(edits: Edits, sent: Edits): Edits {
  const left = Object.entries(edits).flatMap(([field, edit]) => {
    const was = sent[field as SettingsField]
    if (was === undefined) return [[field, edit]]
    if (JSON.stringify(edit.now) === JSON.stringify(was.now)) return []
    return [[field, { now: edit.now, seen: was.now }]]
  })
  return Object.fromEntries(left) as Edits
}

export const withEdits = (base: SettingsForm, edits: Edits): SettingsForm =>
  Object.assign(
    { ...base },
    Object.fromEntries(Object.entries(edits).map(([field, edit]) => [field, edit.now])),
  )

/** With what was typed into a field; where the field has its old value again, the edit is gone. */
export function edited<Field extends SettingsField>(
  edits: Edits,
  base: SettingsForm,
  field: Field,
  now: SettingsForm[Field],
): Edits {
  const seen = edits[field]?.seen ?? base[field]
  const { [field]: _, ...others } = edits
  if (JSON.stringify(now) === JSON.stringify(seen)) return others as Edits
  return { ...others, [field]: { now, seen } } as Edits
}

/** A draft as it was saved, perhaps by another version of the app. */
export function readEdits(value: unknown, base: SettingsForm): Edits {
  const found = Object.entries(value ?? {}).filter(([field, edit]) => {
    const like = base[field as SettingsField]
    return (
      like !== undefined &&
      [readAt(edit, 'now'), readAt(edit, 'seen')].every((one) =>
        isWeekField(field) ? isWeekShape(one) : sameShape(one, like),
      )
    )
  })
  return Object.fromEntries(found) as Edits
}

/** Of a week's hours in a draft or a file; times may still be missing. */
export const isWeekShape = (one: unknown): boolean =>
  one === null ||
  (Array.isArray(one) &&
    one.length === 7 &&
    one.every(
      (day) =>
        day === null ||
        (Array.isArray(day) &&
          day.length <= maxSpans &&
          day.every((span) =>
            [readAt(span, 'open'), readAt(span, 'close')].every((time) => typeof time === 'string'),
          )),
    ))

/** A list is taken where each of its rows is what rows of it are. */
function sameShape(one: unknown, like: unknown): boolean {
  if (!Array.isArray(like)) return typeof one === typeof like
  const type = typeof (like[0] ?? {})
  return Array.isArray(one) && one.every((row) => typeof row === type && row !== null)
}
