import { globSync } from 'node:fs'
import { join } from 'node:path'
import { demoHouse } from '../../demo/demo-house.ts'
import { staff } from '../../demo/people.ts'
import { root } from '../fixtures/paths.ts'

/* What only the demo house says, sells and shows: in its texts, names, addresses, people and pictures. */

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Fields with states, codes and moments: the program's words. */
const notRead =
  /^(id|\w+_id|\w+_at|amenities|applies_to|changed_by|condition|device|dismissed|fuel|icon|kind|method|mode|params|payment_\w+|service|services?_\w+|source|status|timezone|transmission|unit)$/

function* textsIn(value: unknown, field = ''): Generator<[field: string, text: string]> {
  if (notRead.test(field)) return
  if (typeof value !== 'string') {
    if (typeof value !== 'object' || value === null) return
    const isList = Array.isArray(value)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, isList ? field : name)
  } else if (/^[[{]/.test(value)) yield* textsIn(JSON.parse(value), field)
  else yield [field, value]
}

/** Also names of things that are no house's own, and taxes. */
const everybodys =
  /^(breakfast|cancelled by the guest|coffee|dress|drinks|from the airport|guest|ifunguro rya mu gitondo ryoroheje|lavé et repassé|mains|petit déjeuner|plats|boissons|the house|tourism levy|trainers|vat)$/

/** What the documents have hosts without rows show, labelled as samples (spec 2 §3). */
const samples = new Set(
  'cheese omelette,city heritage walk,city tours,fresh juice,hiking,pancakes,safaris,salmon,savannah safari,steak,vegan bowl'.split(
    ',',
  ),
)

/** Names of places near, with a capital letter in the middle of a sentence; not those that others have too. */
const elsewhere = new Set(
  'Apple Come Coaches From Guest Guide House International Lake National Northern Park Province Ridge Road Rwanda Uganda Wi-Fi November Gashyantare Gicurasi Nzeri Ugushyingo'.split(
    ' ',
  ),
)

const demo = { ...demoHouse('2026-01-01'), staff }
const read = [...textsIn(demo)]

/** Place names of the demo house, and its own. */
export const demoNames: readonly string[] = [
  ...new Set([
    'imisozi guest house',
    'gorilla',
    ...[...textsIn(demo.content)]
      .flatMap(([field, text]) => (field === 'name' ? [text, `near ${text}`] : text))
      .flatMap((text) => text.match(/(?<=[a-zé,’] )[A-Z][a-z]{3,}/g) ?? [])
      .filter((one) => !elsewhere.has(one)),
  ]),
]
const anyName = new RegExp(`\\b(${demoNames.join('|')})`, 'gi')

function* phrases(): Generator<string> {
  for (const [field, text] of read) {
    if (/^\d{4}-\d\d-\d\d|^#/.test(text)) continue
    for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
      const words = wordsOf(sentence)
      const isTelling =
        words.length > 1 ? words.join('').length > 5 : /name$|item_label/.test(field)
      if (isTelling) yield words.join(' ')
    }
  }
  // A telephone's number as it is dialled.
  for (const { phone } of demo.customers) yield String(phone).slice(1)
  const { phone } = JSON.parse(demo.house[0]?.settings ?? '') as { phone: string }
  yield wordsOf(phone).join('')
  // Addresses: of each picture, also one that no row names, and of what is sold.
  for (const file of globSync('**/*.*', { cwd: join(root, 'demo/pictures') }))
    yield wordsOf(`drawings ${file}`).join(' ')
  for (const { id } of demo.rooms) yield wordsOf(`rooms ${id}`).join(' ')
  const sold = [demo.items, demo.cars, demo.tours, demo.laundry_services, demo.customers]
  for (const { id } of sold.flat()) yield wordsOf(id).join(' ')
}

/** By their first word. */
const known = Map.groupBy(
  [...new Set(phrases())].filter((phrase) => !everybodys.test(phrase)).map((one) => one.split(' ')),
  ([first]) => first,
)

/**
 * What of the demo house stands in a text: names, sentences, people, addresses; however it is broken into lines
 * and marked up. A time zone names no place. The documents' samples are of the demo too, save in the source.
 */
export function demoWordsIn(source: string, { isSource = false } = {}): string[] {
  const text = source.replaceAll(/Africa(\/|%2F)Kigali/g, '')
  const words = wordsOf(text)
  const found = new Set(text.match(anyName)?.map((name) => name.toLowerCase()))
  words.forEach((word, at) => {
    for (const phrase of known.get(word) ?? [])
      if (phrase.every((one, nth) => words[at + nth] === one)) found.add(phrase.join(' '))
  })
  return [...found].filter((one) => !isSource || !samples.has(one))
}
