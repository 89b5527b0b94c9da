import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isSlug } from '#domain/custom.ts'
import { settingLanguages } from '#domain/settings.ts'
import { coerceList, coerceObject, coerceText } from '#lib/coerce.ts'
import type { Language } from './rules.ts'
import type { Shape } from './shapes.ts'
import { readSpot } from './spot.ts'
import { isBlank, numberOf, slugOfPage, toWire, TYPED_SPOT } from './to-wire.ts'

export type Path = readonly (string | number)[]

export interface Problem {
  path: Path
  /** Of a text in a language. */
  language?: Language
  message: MessageDescriptor
}

/** The id of the control of a value. */
export const fieldId = (path: Path) => `content-${path.join('-')}`

/** What stands in the way of saving a part. Blank entries of lists are not sent, and not judged. */
export function problemsOf(shape: Shape, value: unknown, path: Path): Problem[] {
  switch (shape.kind) {
    case 'texts':
      return settingLanguages.flatMap((language) => {
        const over = coerceText(coerceObject(value)[language]).trim().length - shape.limit
        return over > 0 ? [{ path, language, message: tooLong(over, shape.limit) }] : []
      })
    case 'text': {
      const text = coerceText(value).trim()
      if (text === '') return [{ path, message: msg`Give it a name.` }]
      const over = text.length - shape.limit
      return over > 0 ? [{ path, message: tooLong(over, shape.limit) }] : []
    }
    case 'link': {
      const link = String(toWire(shape, value))
      const isLink =
        link === '' || (/^https:\/\/[^\s/"'<>]+[^\s"'<>]*$/.test(link) && link.length <= 300)
      return isLink ? [] : [{ path, message: msg`This is no link with https in front.` }]
    }
    case 'number':
      return Number.isFinite(numberOf(value))
        ? []
        : [{ path, message: msg`Enter a number, as in -1.33` }]
    case 'spot': {
      const { [TYPED_SPOT]: typed, latitude } = coerceObject(value)
      const isThere =
        typed === undefined ? typeof latitude === 'number' : readSpot(coerceText(typed))
      if (isThere) return []
      return [{ path, message: msg`This is no place. Enter it as in: -1.4998, 29.634` }]
    }
    case 'slug':
      return isSlug(slugOfPage(value))
        ? []
        : [
            {
              path,
              message: msg`An address has small letters, digits and hyphens, from 2 to 40 of them.`,
            },
          ]
    case 'record':
      return Object.entries(shape.fields).flatMap(([key, field]) => {
        // These are read from the whole record.
        const isOfRecord = field.shape.kind === 'spot' || field.shape.kind === 'slug'
        return problemsOf(field.shape, isOfRecord ? value : coerceObject(value)[key], [
          ...path,
          key,
        ])
      })
    case 'list':
      return [
        ...coerceList(value).flatMap((one, index) =>
          isBlank(shape.of, one) ? [] : problemsOf(shape.of, one, [...path, index]),
        ),
        ...pagesTwice(coerceList(value), path),
      ]
    case 'picture':
    case 'choice':
    case 'flag':
      return []
  }
}

/** What stands in the way of saving a part: a map without a picture is none. */
export function problemsOfPart(part: string, shape: Shape, value: unknown): Problem[] {
  if (part === 'map' && coerceText(coerceObject(value).picture) === '') return []
  return problemsOf(shape, value, [part])
}

const tooLong = (over: number, limit: number) =>
  msg`${over} characters too many: there is room for ${limit}.`

function pagesTwice(list: readonly unknown[], path: Path): Problem[] {
  if (path.length !== 1 || path[0] !== 'pages') return []
  const slugs = list.map(slugOfPage)
  return slugs.flatMap((slug, index) =>
    slug !== '' && slugs.indexOf(slug) !== index
      ? [
          {
            path: [...path, index, 'slug'],
            message: msg`Another page has this address. Choose another one.`,
          },
        ]
      : [],
  )
}
