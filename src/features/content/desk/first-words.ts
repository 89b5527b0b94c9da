import type { Texts } from '#domain/texts.ts'
import { coerceObject, coerceText } from '#lib/coerce.ts'

/** What an entry of a list is known by: its name, title or question; '' where it has none yet. */
export function firstWords(entry: unknown, say: (texts: Texts) => string): string {
  const { name, title, question, text, months } = coerceObject(entry)
  if (typeof name === 'string') return coerceText(name)
  const [texts] = [title, question, months, text].filter((one) => typeof one === 'object')
  return say((texts ?? entry) as Texts).slice(0, 80)
}
