import * as z from 'zod/mini'
import { isSlug } from '#domain/custom.ts'
import * as f from './fields.ts'

/**
 * Every text and picture with which the house presents itself (decision 76): one document, a draft of
 * it that staff edit, and what is published of it. Its top-level fields are its parts: two people who
 * edit two parts merge, one part that both edit is a conflict.
 *
 * Texts are plain: an empty line begins a paragraph, lines that begin with `- ` are a list.
 */

/** A text in each language of the site; the house's own language stands for one that is missing. */
const texts = (limit: number) =>
  z.object({
    en: z.optional(f.text(limit)),
    fr: z.optional(f.text(limit)),
    rw: z.optional(f.text(limit)),
  })
const line = texts(160)
const paragraph = texts(800)
const page = texts(8_000)
/** What guests read while the house takes no new requests. */
export const closedText = texts(800)
const list = <Schema extends z.ZodMiniType>(of: Schema, most: number) =>
  z.array(of).check(z.maxLength(most))

/** Path of a photograph that the house uploaded, or of a drawing that the app or a seed brought. */
const picture = z.nullable(
  z.string().check(z.maxLength(200), z.regex(/^\/(?:images|drawings)\/[\w/.-]+$/)),
)

/** What stands beside a fact. */
export const factIcons = [
  'bed',
  'boat',
  'breakfast',
  'bulb',
  'car',
  'drop',
  'fire',
  'flower',
  'home',
  'lake',
  'leaf',
  'meal',
  'mountain',
  'parking',
  'people',
  'phone',
  'shield',
  'star',
  'sun',
  'washing',
  'wifi',
  'no-link',
] as const
const fact = z.object({ icon: z.enum(factIcons), title: line, text: paragraph })

export const travelModes = ['car', 'bus', 'plane', 'boat', 'train', 'walk'] as const
const direction = z.object({
  mode: z.enum(travelModes),
  title: line,
  text: paragraph,
  /** The price of the airport transfer (settings) is said below it. */
  transfer: z.optional(z.boolean()),
})

export const placeKinds = ['mountain', 'lake', 'place'] as const
const place = z.object({
  /** Names are not translated. */
  name: f.requiredText(80),
  what: line,
  kind: z.enum(placeKinds),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** On which side of its mark on the map there is room for its name. */
  side: z.optional(z.literal('left')),
})

/** A picture of the country around, north up, between these edges (degrees). */
const map = z.nullable(
  z.object({
    picture: z.string().check(z.maxLength(200), z.regex(/^\/(?:images|drawings)\/[\w/.-]+$/)),
    /** What it shows, for those who do not see it. */
    text: paragraph,
    north: z.number().check(z.gte(-90), z.lte(90)),
    south: z.number().check(z.gte(-90), z.lte(90)),
    west: z.number().check(z.gte(-180), z.lte(180)),
    east: z.number().check(z.gte(-180), z.lte(180)),
    /** Words on it: a scale, where a road leads. */
    labels: list(
      z.object({ text: line, latitude: z.number(), longitude: z.number(), wide: z.boolean() }),
      8,
    ),
  }),
)

/** As cards name services: a kind, or one of two faces of it (`bar`). */
const shownService = z.object({
  /** The card's id. */
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  title: line,
  text: paragraph,
  picture,
})

const weather = z.object({
  text: page,
  seasons: list(z.object({ months: line, sky: line, good: line }), 12),
})

/** Questions that guests ask any house; the settings answer them where the house does not. */
export const usualQuestions = ['arrival', 'change', 'payment', 'offline', 'account'] as const
export type UsualQuestion = (typeof usualQuestions)[number]
const usualQuestion = z.object({ off: z.boolean(), answer: paragraph })

const link = z.union([
  z.literal(''),
  z.string().check(z.trim(), z.maxLength(300), z.regex(/^https:\/\/[^\s/"'<>]+[^\s"'<>]*$/)),
])

/** A page of the house's own at /pages/{slug}. */
const ownPage = z.object({
  slug: z.string().check(z.trim(), z.refine(isSlug, 'format')),
  title: line,
  text: page,
  picture,
  in_menu: z.boolean(),
})

/** All parts, with what each is called where a colleague changed it meanwhile. */
export const contentFields = {
  /** On the home page's banner; empty: the house's name. */
  headline: texts(80),
  tagline: texts(160),
  description: texts(400),
  /** The banner's picture, and another for narrow screens; null: a neutral drawing. */
  hero: z.object({ picture, phone: picture }),
  /** On the page that presents the house to those who never heard of it (/welcome). */
  welcome: texts(120),
  about: list(fact, 6),
  /** Below the heading of the rooms on the home page, and on the page about the house. */
  rooms: texts(200),
  rooms_more: texts(200),
  included: list(fact, 12),
  /** Meals: below the opening hours. */
  meals: paragraph,
  /** Opening hours that the settings do not have: the pool, the shop. */
  hours: list(z.object({ title: line, text: line }), 12),
  directions: list(direction, 8),
  questions: list(z.object({ question: line, answer: paragraph }), 20),
  /** Those that are left out, and answers that stand for the usual ones. */
  usual_questions: z.record(z.enum(usualQuestions), usualQuestion),
  rules: list(texts(300), 20),
  wifi: list(fact, 6),
  weather,
  near: list(place, 24),
  map,
  services: list(shownService, 24),
  social: z.object({
    facebook: link,
    twitter: link,
    instagram: link,
    linkedin: link,
    /** Came later: what older devices say may lack them. */
    whatsapp: z.optional(link),
    tripadvisor: z.optional(link),
  }),
  privacy: page,
  terms: page,
  pages: list(ownPage, 12),
}

export type ContentField = keyof typeof contentFields
export const contentFieldNames = Object.keys(contentFields) as ContentField[]

const document = z.object(contentFields)
export type Content = z.infer<typeof document>

const usual = { off: false, answer: {} }

/** A house that has written nothing. */
export const emptyContent: Content = {
  headline: {},
  tagline: {},
  description: {},
  hero: { picture: null, phone: null },
  welcome: {},
  about: [],
  rooms: {},
  rooms_more: {},
  included: [],
  meals: {},
  hours: [],
  directions: [],
  questions: [],
  usual_questions: {
    arrival: usual,
    change: usual,
    payment: usual,
    offline: usual,
    account: usual,
  },
  rules: [],
  wifi: [],
  weather: { text: {}, seasons: [] },
  near: [],
  map: null,
  services: [],
  social: { facebook: '', twitter: '', instagram: '', linkedin: '' },
  privacy: {},
  terms: {},
  pages: [],
}

/** All of it together, characters of JSON: every guest's device keeps it. */
export const MAX_CONTENT_LENGTH = 200_000

const row = { ...f.syncedRow, id: z.literal('content'), ...contentFields }

/** GET /api/content, and the row that guests' devices keep: what is published. */
export const content = z.object(row)

/** GET /api/content/draft: what staff edit. */
export const contentDraft = z.object({
  ...row,
  ...f.written,
  /** Whether it says the same as what is published. */
  is_published: z.boolean(),
})

const someFields = z.partial(document)

/**
 * PATCH /api/content/draft: the parts that are given change. `seen`: what the person saw in those parts;
 * one that a colleague changed meanwhile is 409 `conflict` with the draft as it is.
 */
export const updateContent = z.extend(someFields, { seen: z.optional(someFields) })

/** `version`: of the draft that the person saw; another one is 409 `conflict`. */
const seenVersion = z.object({ seen: z.object({ version: f.whole(0, 1_000_000_000) }) })

/**
 * POST /api/content/publish: the draft becomes what guests read; with `parts`, those alone, and what else
 * is drafted stays a draft.
 */
export const publishContent = z.extend(seenVersion, {
  parts: z.optional(z.array(z.enum(contentFieldNames)).check(z.minLength(1))),
})
/** POST /api/content/discard: the draft becomes what is published. */
export const discardContent = seenVersion

export const savedContent = z.object({ data: contentDraft, message: z.string() })

/** POST /api/content/pictures: takes a picture; its path is then said in a part of the draft. */
export const addContentPicture = z.object({ image_base64: f.picture })
export const contentPicture = z.object({ path: z.string() })

export type ContentRow = z.infer<typeof content>
export type ContentDraft = z.infer<typeof contentDraft>
export type UpdateContent = z.infer<typeof updateContent>

declare module './resources.ts' {
  interface RowOf {
    content: ContentRow
    content_drafts: ContentDraft
  }
}
