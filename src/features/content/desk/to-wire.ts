import { textIn, type Texts } from '#domain/texts.ts'
import { coerceList, coerceObject, coerceText } from '#lib/coerce.ts'
import { slugFrom } from '#lib/slug-from.ts'
import type { Shape } from './shapes.ts'
import { readSpot } from './spot.ts'

/** Where a place is being typed, its text stands here in its record. */
export const TYPED_SPOT = 'typed_spot'

/** Whether there is nothing in it that a guest would see: it is not sent. */
export function isBlank(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'texts':
      return textIn(coerceObject(value) as Texts, '') === ''
    case 'text':
    case 'link':
    case 'picture':
    case 'slug':
      return coerceText(value) === ''
    case 'record':
      return Object.entries(shape.fields).every(([key, field]) =>
        isBlank(field.shape, field.shape.kind === 'spot' ? value : coerceObject(value)[key]),
      )
    case 'list':
      return coerceList(value).every((one) => isBlank(shape.of, one))
    case 'spot':
      return coerceText(coerceObject(value)[TYPED_SPOT]).trim() === ''
    case 'number':
    case 'choice':
    case 'flag':
      return true
  }
}

/** `www.example.org/us` as the address that it means. */
const withScheme = (link: string) =>
  link === '' || /^[a-z]+:/i.test(link) ? link : `https://${link}`

/** The address of a page: the typed one, else the one that its title makes. */
export const slugOfPage = (page: unknown): string => {
  const { slug, title } = coerceObject(page)
  return coerceText(slug).trim() || slugFrom(textIn(coerceObject(title) as Texts, 'en'))
}

/** A part as it is sent: blank entries of its lists left out, what was typed read. */
export function toWire(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'list':
      return coerceList(value)
        .filter((one) => !isBlank(shape.of, one))
        .map((one) => toWire(shape.of, one))
    case 'record': {
      const { [TYPED_SPOT]: typed, ...rest } = coerceObject(value)
      const sent: Record<string, unknown> = { ...rest }
      for (const [key, field] of Object.entries(shape.fields)) {
        if (field.shape.kind === 'spot') {
          if (typed !== undefined) Object.assign(sent, readSpot(coerceText(typed)))
        } else if (field.shape.kind === 'slug') sent[key] = slugOfPage(value)
        else if (key in rest) sent[key] = toWire(field.shape, rest[key])
      }
      return sent
    }
    case 'number':
      return numberOf(value)
    case 'link':
      return withScheme(coerceText(value).trim())
    case 'text':
    case 'texts':
    case 'picture':
    case 'slug':
    case 'choice':
    case 'flag':
    case 'spot':
      return value
  }
}

/** A number as people type it: a comma for the point too. NaN where it is none. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  const text = coerceText(value).trim()
  return text === '' ? NaN : Number(text.replace(',', '.'))
}

/** A part as the contract has it: a map without a picture is none. */
export function partToWire(part: string, shape: Shape, value: unknown): unknown {
  if (part !== 'map') return toWire(shape, value)
  const map = coerceObject(value)
  if (coerceText(map.picture) === '') return null
  return toWire(shape, { text: {}, labels: [], ...map })
}
