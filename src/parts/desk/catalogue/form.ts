import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { MessageDescriptor } from '@lingui/core'
import { filledTranslations } from '#domain/translations.ts'
import type { Translations } from '#domain/texts.ts'
import { canonicalJson } from '#lib/canonical.ts'
import { toCents } from '#domain/money.ts'
import { mostDollars, mostInBase } from '#domain/price.ts'
import { fractionProblem } from '#parts/fraction-problem.ts'
import type { Field, Kind } from '#parts/catalogue/kind.ts'
import { numberOf } from '#lib/step.ts'

/** The typed form, by the wire's field names. */
type Typed = string | boolean | Translations
export type EntryForm = Readonly<Record<string, Typed>>

/** Values as they go over the wire. */
export type Value = string | number | boolean | null | Translations
export type Values = Readonly<Record<string, Value>>

export function emptyForm(kind: Kind): EntryForm {
  return Object.fromEntries(kind.fields.map(({ name, initial }) => [name, initial]))
}

const typed = (dollars: number) => dollars.toFixed(2).replace(/\.00$/, '')

/** A wire value as form text. */
function typedOf({ type, initial, min = 0 }: Field, value: Value): Typed {
  if (type === 'translations') return filledTranslations(value)
  if (typeof value === 'boolean') return value
  if (type === 'money') return typed(Number(value))
  // Below that it says nothing: another host may not tell how many a tour takes.
  if (type === 'whole') return Number(value) < min ? initial : String(value)
  return String(value ?? '')
}

/** Fills a form from a row or from the body of a waiting operation, over another form. */
export function formFrom(kind: Kind, from: object, below: EntryForm = emptyForm(kind)): EntryForm {
  const form: Record<string, Typed> = { ...below }
  const values = from as Partial<Values>
  for (const field of kind.fields) {
    const value = values[field.name]
    if (value !== undefined) form[field.name] = typedOf(field, value)
  }
  return form
}

/** Reads a stored draft of any version; null where it is none. */
export function readForm(kind: Kind, value: unknown): EntryForm | null {
  const stored = (value ?? {}) as Readonly<Record<string, unknown>>
  if (typeof stored.name !== 'string') return null
  const form: Record<string, Typed> = {}
  for (const { name, initial } of kind.fields) {
    const field = stored[name]
    form[name] = typeof field === typeof initial ? (field as Typed) : initial
  }
  return form
}

function isRight({ type, min = 0, max = Infinity }: Field, value: Typed): boolean {
  if (typeof value !== 'string') return true
  const number = numberOf(value)
  switch (type) {
    case 'money':
      return number <= mostInBase(mostDollars, houseMoneyHere().base) && toCents(number) > 0
    case 'whole':
      return Number.isInteger(number) && number >= min && number <= max
    default:
      return value.trim() !== ''
  }
}

export interface EntryProblem {
  field: string
  message: MessageDescriptor
}

/** Checks what the documents require, with their messages (spec 3 §5). */
export function entryProblems(kind: Kind, form: EntryForm): EntryProblem[] {
  return kind.fields.flatMap((field) => {
    const value = form[field.name] ?? ''
    const message =
      field.wrong !== undefined && !isRight(field, value)
        ? field.wrong
        : field.type === 'money'
          ? fractionProblem(numberOf(String(value)))
          : null
    return message === null ? [] : [{ field: field.name, message }]
  })
}

function valueOf({ type }: Field, typedValue: Typed): Value {
  if (type === 'translations') return filledTranslations(typedValue)
  if (typeof typedValue !== 'string') return typedValue
  if (type === 'money') return toCents(numberOf(typedValue)) / 100
  if (type === 'whole') return numberOf(typedValue)
  if (type === 'time') return typedValue === '' ? null : typedValue
  return typedValue.trim()
}

/** Wire values of a form without problems. */
export function valuesOf(kind: Kind, form: EntryForm): Values {
  return Object.fromEntries(
    kind.fields.map((field) => [field.name, valueOf(field, form[field.name] ?? field.initial)]),
  )
}

/** The fields that differ between two forms, with the values of `form` and of `base`. */
export function changesOf(kind: Kind, form: EntryForm, base: EntryForm) {
  const now = valuesOf(kind, form)
  const was = valuesOf(kind, base)
  const names = kind.fields
    .filter(
      ({ name, fixed }) => fixed !== true && canonicalJson(now[name]) !== canonicalJson(was[name]),
    )
    .map(({ name }) => name)
  const some = (values: Values): Values =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { fields: some(now), seen: some(was), any: names.length > 0 }
}
