import { content } from '../../demo/content/content.ts'
import { demoSettings } from '../../demo/settings.ts'

/** Words that stand in the demo's texts with a capital letter and name no place: months, countries, others. */
const everybodys = new Set(
  'Apple Come Coaches From Guest Guide House International Lake National Northern Park Province Ridge Road Rwanda Uganda Wi-Fi November Gashyantare Gicurasi Nzeri Ugushyingo'.split(
    ' ',
  ),
)

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* textsIn(inner)
  }
}

const { name, address } = demoSettings('2026-01-01')
const texts = [...textsIn(content), name, address]

/** Names in the middle of a sentence, and those of places near. */
const names = [...texts, ...content.near.map((place) => `near ${place.name}`)].flatMap(
  (text) => text.match(/(?<=[a-zé,’] )[A-Z][a-z]{3,}/g) ?? [],
)

/** Place names of the demo house, and its own. */
export const demoNames: readonly string[] = [
  ...new Set([name, 'gorilla', ...names.filter((one) => !everybodys.has(one))]),
]

/** What it says at some length, in every language; pictures of its place. */
const demoTexts = [...new Set(texts.flatMap((text) => text.split('\n\n')))].filter(
  (text) =>
    (text.length >= 22 && text !== 'Ifunguro rya mu gitondo ryoroheje') ||
    text.startsWith('/drawings/place/'),
)

/** What of the demo house stands in a text. A time zone names no place. */
export function demoWordsIn(source: string): string[] {
  const text = source.replaceAll('Africa/Kigali', '').toLowerCase()
  const one = text.replaceAll(/\s+/g, ' ')
  return [
    ...demoNames.filter((word) => new RegExp(`\\b${word.toLowerCase()}`).test(text)),
    ...demoTexts.filter((said) => one.includes(said.toLowerCase().replaceAll(/\s+/g, ' '))),
  ]
}
