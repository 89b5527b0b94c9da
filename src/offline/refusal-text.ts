import { i18n as page, type I18n } from '@lingui/core'
import { isReason, refusals, type WireRefusal } from '#contract/refusals/index.ts'
import { paramTexts } from '#contract/refusals/param-texts.ts'
import { readAt } from '#contract/route.ts'
import { coerceList, coerceObject, coerceText } from '#lib/coerce.ts'
import { formatHour } from '#lib/format-hour.ts'
import { formatDate, intlLocale } from '#lib/format-date.ts'
import type { StoredAnswer } from './db/schema.ts'
import type { OperationDescriptor } from './operation-descriptor.ts'
import { reasonOfSentence } from './old-sentences.ts'

type Translator = Pick<I18n, 'locale' | '_'>

/** What fields are called on their screen. */
type FieldNames = OperationDescriptor['fieldNames']

/** What the server fills in from its own few words; all else is a name, a day, a time or a number. */
const translatedValues = new Set(['status', 'seen', 'verb', 'fields'])

function formatText(name: string, value: string, i18n: Translator, names: FieldNames): string {
  // As the pages write the hours of opening.
  if (name === 'open' || name === 'close') return formatHour(value, i18n.locale)
  if (!translatedValues.has(name)) {
    return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, { locale: i18n.locale }) : value
  }
  // As a status has it in rows: no_show.
  const plain = value.replaceAll('_', '-')
  const word =
    names?.[value] ?? paramTexts.find(({ message }) => message === value || message === plain)
  return word ? i18n._(word) : value.replaceAll('_', ' ')
}

/** A value as its reader writes it. */
function formatValue(
  name: string,
  value: unknown,
  message: string,
  i18n: Translator,
  names: FieldNames,
): string | number {
  if (typeof value === 'string') return formatText(name, value, i18n, names)
  if (typeof value !== 'number') {
    return coerceList(value)
      .map((one) => formatText(name, coerceText(one), i18n, names))
      .join(', ')
  }
  // What chooses a plural's form is written by it.
  if (message.includes(`{${name}, plural`)) return value
  return new Intl.NumberFormat(intlLocale(i18n.locale)).format(value).replaceAll('\u202f', '\u00a0')
}

/** A refusal by its name; undefined where there is none, or a newer server's. */
function reasonText(refusal: unknown, i18n: Translator, names?: FieldNames): string | undefined {
  const [reason, params] = [readAt(refusal, 'reason'), readAt(refusal, 'params')]
  if (!isReason(reason)) return undefined
  const { id, message } = refusals[reason]
  const values = Object.entries(coerceObject(params)).map(([name, value]) => [
    name,
    formatValue(name, value, message, i18n, names),
  ])
  return i18n._(id, Object.fromEntries(values), { message })
}

/**
 * A sentence of a server that names no reasons, in the language spoken: in English it stands as it is,
 * and so does what no server of ours ever said, in every language.
 */
function sentenceText(text: string, i18n: Translator): string {
  if (i18n.locale === 'en') return text
  const refusal: WireRefusal | undefined = reasonOfSentence(text)
  return (refusal && reasonText(refusal, i18n)) ?? text
}

/** What the server says no with, in the language spoken; '' where it says nothing. */
export function refusalMessageOf(
  body: unknown,
  i18n: Translator = page,
  message = '',
  names?: FieldNames,
): string {
  return (
    reasonText(body, i18n, names) ??
    sentenceText(coerceText(readAt(body, 'message')) || message, i18n)
  )
}

/** What it says of single fields (a 422), in the language spoken. */
export function fieldMessagesOf(body: unknown, i18n: Translator = page): Record<string, string[]> {
  const reasons = coerceObject(readAt(body, 'reasons'))
  const entries = Object.entries(coerceObject(readAt(body, 'errors'))).map(([field, texts]) => {
    const its = coerceList(reasons[field])
    const refusal = coerceList(texts).flatMap((text, at) =>
      typeof text === 'string' ? [reasonText(its[at], i18n) ?? sentenceText(text, i18n)] : [],
    )
    return [field, refusal] as const
  })
  return Object.fromEntries(entries)
}

/**
 * What a refusal says to people: its message, then what it says of single fields, where the message
 * does not say that already, as 'field: messages', one a line (spec 3 §8.1). Null where it says nothing.
 */
export function refusalText(
  answer: Pick<StoredAnswer, 'message' | 'body'> | null,
  i18n: Translator = page,
  names?: FieldNames,
): string | null {
  const message = refusalMessageOf(answer?.body, i18n, answer?.message ?? '', names)
  const lines = Object.entries(fieldMessagesOf(answer?.body, i18n)).flatMap(([field, texts]) => {
    const its = texts.filter((text) => text !== '' && !message.includes(text))
    return its.length === 0 ? [] : `${field}: ${its.join(', ')}`
  })
  return [message, ...lines].filter((line) => line !== '').join('\n') || null
}
