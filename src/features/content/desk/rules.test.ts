import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { emptyContent, updateContent, type Content } from '#contract/content.ts'
import { shapes } from './parts.ts'
import { problemsOfPart } from './problems.ts'
import {
  conflictsOf,
  differingLanguages,
  edited,
  missingIn,
  moved,
  readEdits,
  unsaved,
} from './rules.ts'
import { readSpot } from './spot.ts'
import { partToWire, TYPED_SPOT } from './to-wire.ts'

const wire = (part: keyof Content, value: unknown) => partToWire(part, shapes[part].shape, value)
const problems = (part: keyof Content, value: unknown) =>
  problemsOfPart(part, shapes[part].shape, value).map(({ path, language = '-' }) =>
    [...path, language].join('.'),
  )

describe('the order of a list', () => {
  it('moves one entry by one place, and none beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  })
})

describe('languages that are missing', () => {
  it('are counted where another language has the text, at any depth', () => {
    const questions = [
      { question: { en: 'Pool?', fr: 'Piscine ?' }, answer: { en: 'No.', fr: ' ' } },
      { question: {}, answer: { rw: 'Oya.' } },
    ]
    expect(missingIn(questions, 'fr')).toBe(2)
    expect(missingIn(questions, 'en')).toBe(1)
    expect(missingIn({ en: '' }, 'fr')).toBe(0)
    expect(missingIn({ picture: '/images/a.webp', phone: null }, 'fr')).toBe(0)
  })
})

describe('languages in which two values differ', () => {
  const spoken = ['en', 'fr', 'rw'] as const
  const page = (text: object) => [{ slug: 'weddings', title: { en: 'Weddings' }, text }]
  it('are those whose texts do; the shown one where it is no text', () => {
    expect(differingLanguages([page({}), page({ fr: 'Oui' })], spoken, 'en')).toEqual(['fr'])
    expect(differingLanguages([[], page({ fr: 'Oui' })], spoken, 'en')).toEqual([...spoken])
    const renamed = [{ ...page({})[0], slug: 'parties' }]
    expect(differingLanguages([page({}), renamed], spoken, 'rw')).toEqual(['rw'])
  })
})

describe('edits', () => {
  const base: Content = { ...emptyContent, headline: { en: 'By the lake' } }
  it('keep what was seen first, and end where they say again what the draft has', () => {
    const once = edited({}, base, 'headline', { en: 'A' })
    const twice = edited(once, { ...base, headline: { en: 'Theirs' } }, 'headline', { en: 'AB' })
    expect(twice).toEqual({ headline: { value: { en: 'AB' }, seen: { en: 'By the lake' } } })
    expect(edited(twice, base, 'headline', { en: 'By the lake', fr: '' })).toEqual({})
  })
  it('are in conflict where a colleague changed that part, and only there', () => {
    const edits = edited({}, base, 'headline', { en: 'A' })
    expect(conflictsOf(edits, { ...base, rules: [{ en: 'Quiet' }] })).toEqual([])
    expect(conflictsOf(edits, { ...base, headline: { en: 'B' } })).toEqual(['headline'])
    expect(unsaved(edits, { ...base, headline: { en: 'A' } })).toEqual({})
  })
  it('are read from what a device kept, as far as they are whole', () => {
    const edit = { value: { en: 'A' }, seen: {} }
    expect(readEdits({ headline: edit, rules: 7, nothing: edit })).toEqual({ headline: edit })
    expect(readEdits('x')).toEqual({})
  })
})

describe('a place', () => {
  it.each([
    '-1.4998, 29.634',
    '−1.4998 29.634',
    '1.4998° S, 29.634° E',
    'https://www.openstreetmap.org/?mlat=-1.4998&mlon=29.634#map=15/-1.4998/29.634',
    'https://www.openstreetmap.org/#map=15/-1.4998/29.634',
    'https://www.google.com/maps/place/X/@-1.5,29.6,17z/data=!3d-1.4998!4d29.634',
    'https://maps.apple.com/?ll=-1.4998,29.634&q=X',
    'geo:-1.4998,29.634',
  ])('is read from %s', (typed) => {
    expect(readSpot(typed)).toEqual({ latitude: -1.4998, longitude: 29.634 })
  })
  it.each(['', 'Musanze', '91, 29', '-1.5', '-1.5, 200', 'https://maps.app.goo.gl/abc'])(
    'is none in "%s"',
    (typed) => expect(readSpot(typed)).toBeNull(),
  )
})

describe('what is sent', () => {
  it('leaves blank entries out, reads what was typed, and is what the contract takes', () => {
    const place = {
      name: 'Lake',
      what: { en: 'Deep' },
      kind: 'lake',
      latitude: null,
      longitude: null,
    }
    const body = {
      rules: wire('rules', [{ en: 'Quiet' }, {}, { fr: ' ' }]),
      near: wire('near', [{ ...place, [TYPED_SPOT]: '-1.5, 29.7' }]),
      pages: wire('pages', [
        { slug: '', title: { fr: 'Mariages d’été' }, text: {}, picture: null, in_menu: true },
      ]),
      social: wire('social', {
        facebook: 'www.facebook.com/us',
        twitter: '',
        instagram: '',
        linkedin: '',
      }),
      map: wire('map', { picture: null, north: 'x' }),
    }
    expect(body).toMatchObject({
      rules: [{ en: 'Quiet' }],
      near: [{ latitude: -1.5, longitude: 29.7 }],
      pages: [{ slug: 'mariages-d-ete' }],
      social: { facebook: 'https://www.facebook.com/us' },
      map: null,
    })
    expect(JSON.stringify(body)).not.toContain(TYPED_SPOT)
    expect(safeParse(updateContent, body).error).toBeUndefined()
    const map = wire('map', {
      picture: '/drawings/map.svg',
      north: '-1,33',
      south: '-1.6',
      west: 29,
      east: '30',
    })
    expect(map).toMatchObject({ north: -1.33, labels: [] })
    expect(safeParse(updateContent, { map }).error).toBeUndefined()
  })
})

describe('problems', () => {
  it('name the control and the language that they are of', () => {
    expect(problems('headline', { en: 'x'.repeat(80), fr: 'x'.repeat(81) })).toEqual([
      'headline.fr',
    ])
    expect(
      problems('near', [{ name: '', what: { en: 'x' }, kind: 'lake', [TYPED_SPOT]: 'there' }]),
    ).toEqual(['near.0.name.-', 'near.0.spot.-'])
    expect(
      problems('social', { facebook: 'http://x.example', instagram: 'javascript:alert(1)' }),
    ).toEqual(['social.facebook.-', 'social.instagram.-'])
    const page = { slug: '', title: { en: 'Weddings' } }
    expect(problems('pages', [page, page, { slug: 'A b', title: {} }])).toEqual([
      'pages.2.slug.-',
      'pages.1.slug.-',
    ])
    expect(problems('map', { picture: null, north: '' })).toEqual([])
    expect(
      problems('map', { picture: '/drawings/a.svg', north: '1', south: '', west: 1, east: 2 }),
    ).toEqual(['map.south.-'])
  })
  it('are those of the contract: what has none is taken', () => {
    for (const [part, named] of Object.entries(shapes)) {
      const empty = emptyContent[part as keyof Content]
      expect(problemsOfPart(part, named.shape, empty), part).toEqual([])
      const sent = partToWire(part, named.shape, empty)
      expect(safeParse(updateContent, { [part]: sent }).error, part).toBeUndefined()
    }
  })
})
