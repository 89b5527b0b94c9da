import { i18n as page, type I18n } from '@lingui/core'
import { readAt } from '#contract/route.ts'
import type { StoredAnswer } from './db/schema.ts'
import { houseTexts } from './refusal-text-table.ts'

type Speaker = Pick<I18n, 'locale' | '_'>

/** `{name}` in a text of the house stands for whatever it says there. */
function patternOf(text: string): RegExp {
  const literal = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`)
}

const known = houseTexts.map(({ house, said }) => ({ pattern: patternOf(house), said }))

/**
 * A text of the house in the language spoken. The house speaks English alone: in English its text
 * stands as it is, and so does what is not one of its fixed texts, in every language.
 */
export function houseWords(text: string, i18n: Speaker = page): string {
  if (i18n.locale === 'en') return text
  for (const { pattern, said } of known) {
    const found = pattern.exec(text)
    if (found) return i18n._(said.id, { ...found.groups }, { message: said.message })
  }
  return text
}

/**
 * What a refusal says to people: its message, then what it says of single fields (the `errors` map
 * of a 422), where the message does not say that already. Null where it says nothing.
 */
export function refusalText(
  answer: Pick<StoredAnswer, 'message' | 'body'> | null,
  i18n: Speaker = page,
): string | null {
  const message = answer?.message ?? ''
  const errors: unknown = readAt(answer?.body, 'errors')
  const ofFields = typeof errors === 'object' && errors !== null ? Object.values(errors) : []
  const texts = ofFields.flat().filter((text): text is string => typeof text === 'string')
  const all = [message, ...texts.filter((text) => !message.includes(text))]
  const said = [...new Set(all)].filter((text) => text !== '')
  return said.map((text) => houseWords(text, i18n)).join(' ') || null
}
