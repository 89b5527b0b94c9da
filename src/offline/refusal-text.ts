import { i18n as page, type I18n } from '@lingui/core'
import { isReason, refusals, type SaidOnWire } from '#contract/refusals/index.ts'
import { fillingWords } from '#contract/refusals/words.ts'
import { readAt } from '#contract/route.ts'
import { formatDate, intlLocale } from '#lib/format-date.ts'
import { looseList, looseObject, looseText } from '#lib/loose.ts'
import type { StoredAnswer } from './db/schema.ts'
import { reasonOfSentence } from './old-sentences.ts'

type Speaker = Pick<I18n, 'locale' | '_'>

/** What the house fills in from its own few words; all else is a name, a day, a time or a number. */
const ofTheHouse = new Set(['status', 'seen', 'verb', 'fields'])

function written(name: string, value: string, i18n: Speaker): string {
  if (!ofTheHouse.has(name)) {
    return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, { locale: i18n.locale }) : value
  }
  if (!Object.hasOwn(fillingWords, value)) return value.replaceAll('_', ' ')
  const { id, message } = fillingWords[value as keyof typeof fillingWords]
  return i18n._(id, {}, { message })
}

/** A value as its reader writes it. */
function filledIn(name: string, value: unknown, message: string, i18n: Speaker): string | number {
  if (typeof value === 'string') return written(name, value, i18n)
  if (typeof value !== 'number') {
    return looseList(value)
      .map((one) => written(name, looseText(one), i18n))
      .join(', ')
  }
  // What chooses a plural's form is written by it.
  if (message.includes(`{${name}, plural`)) return value
  return new Intl.NumberFormat(intlLocale(i18n.locale)).format(value).replaceAll('\u202f', '\u00a0')
}

/** A refusal by its name; undefined where there is none, or a newer house's. */
function saidText(said: unknown, i18n: Speaker): string | undefined {
  const { reason, params } = looseObject(said)
  if (!isReason(reason)) return undefined
  const { id, message } = refusals[reason]
  const values = Object.entries(looseObject(params)).map(([name, value]) => [
    name,
    filledIn(name, value, message, i18n),
  ])
  return i18n._(id, Object.fromEntries(values), { message })
}

/**
 * A sentence of a house that names no reasons, in the language spoken: in English it stands as it is,
 * and so does what no house of ours ever said, in every language.
 */
function sentenceText(text: string, i18n: Speaker): string {
  if (i18n.locale === 'en') return text
  const said: SaidOnWire | undefined = reasonOfSentence(text)
  return (said && saidText(said, i18n)) ?? text
}

/** What the house says no with, in the language spoken; '' where it says nothing. */
export function saidOf(body: unknown, i18n: Speaker = page, message = ''): string {
  return saidText(body, i18n) ?? sentenceText(looseText(readAt(body, 'message')) || message, i18n)
}

/** What it says of single fields (a 422), in the language spoken. */
export function saidOfFields(body: unknown, i18n: Speaker = page): Record<string, string[]> {
  const reasons = looseObject(readAt(body, 'reasons'))
  const entries = Object.entries(looseObject(readAt(body, 'errors'))).map(([field, texts]) => {
    const its = looseList(reasons[field])
    const said = looseList(texts).flatMap((text, at) =>
      typeof text === 'string' ? [saidText(its[at], i18n) ?? sentenceText(text, i18n)] : [],
    )
    return [field, said] as const
  })
  return Object.fromEntries(entries)
}

/**
 * What a refusal says to people: its message, then what it says of single fields, where the message
 * does not say that already. Null where it says nothing.
 */
export function refusalText(
  answer: Pick<StoredAnswer, 'message' | 'body'> | null,
  i18n: Speaker = page,
): string | null {
  const message = saidOf(answer?.body, i18n, answer?.message ?? '')
  const texts = Object.values(saidOfFields(answer?.body, i18n)).flat()
  const all = [message, ...texts.filter((text) => !message.includes(text))]
  return [...new Set(all)].filter((text) => text !== '').join(' ') || null
}
