import { readAt } from '#contract/route.ts'
import type { StoredAnswer } from './db/schema.ts'

/**
 * What a refusal says to people: its message, then what it says of single fields (the `errors` map
 * of a 422), where the message does not say that already. Null where it says nothing.
 */
export function refusalText(answer: Pick<StoredAnswer, 'message' | 'body'> | null): string | null {
  const message = answer?.message ?? ''
  const errors: unknown = readAt(answer?.body, 'errors')
  const ofFields = typeof errors === 'object' && errors !== null ? Object.values(errors) : []
  const texts = ofFields.flat().filter((text): text is string => typeof text === 'string')
  const all = [message, ...texts.filter((text) => !message.includes(text))]
  return [...new Set(all)].filter((text) => text !== '').join(' ') || null
}
