import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { travelModes, usualQuestions, type ContentField } from '#contract/content.ts'
import { inPlace } from '#parts/services.ts'
import { usualQuestionLabels } from '#parts/usual-questions.tsx'
import { iconLabels, modeLabels, optionsOf, placeLabels } from './choices.ts'
import type { ListShape, Named, Shape } from './shapes.ts'

/** The parts of the site in the groups in which guests see them, and how each is edited. */

const texts = (limit: number, long = false): Shape => ({ kind: 'texts', limit, long })
const line = texts(160)
const paragraph = texts(800, true)
const page = texts(8_000, true)
const picture: Shape = { kind: 'picture' }
const choice = (labels: Readonly<Record<string, MessageDescriptor>>): Shape => ({
  kind: 'choice',
  options: optionsOf(labels),
})
const record = (fields: Readonly<Record<string, Named>>): Shape => ({ kind: 'record', fields })
const list = (one: MessageDescriptor, most: number, of: Shape, fresh: unknown): ListShape => ({
  kind: 'list',
  one,
  most,
  of,
  fresh,
})

const title: Named = { label: msg`Title`, shape: line }
const text: Named = { label: msg`Text`, shape: paragraph }
const icon: Named = { label: msg`Icon`, shape: choice(iconLabels) }
const pageHint = msg`An empty line begins a paragraph; lines that begin with "- " are a list.`

const facts = (most: number) =>
  list(msg`fact`, most, record({ icon, title, text }), { icon: 'star', title: {}, text: {} })

const cards = inPlace(({ cards: shown = [] }) => shown)
const serviceLabels = Object.fromEntries(cards.map((card) => [card.id, card.title]))

const spot: Named = {
  label: msg`Where it is`,
  hint: msg`Latitude and longitude, or a link of a map, as in: -1.4998, 29.634`,
  shape: { kind: 'spot' },
}
const edge = (label: MessageDescriptor): Named => ({ label, shape: { kind: 'number' } })
const link = (label: MessageDescriptor): Named => ({ label, shape: { kind: 'link' } })

export const shapes: Readonly<Record<ContentField, Named>> = {
  headline: {
    label: msg`Headline`,
    hint: msg`The first words that a guest reads. Empty: the name of the house.`,
    shape: texts(80),
  },
  tagline: { label: msg`Tagline`, shape: texts(160) },
  description: { label: msg`Description`, shape: texts(400, true) },
  hero: {
    label: msg`Banner`,
    shape: record({
      picture: { label: msg`Picture for wide screens`, shape: picture },
      phone: {
        label: msg`Picture for phones`,
        hint: msg`Upright. Empty: the one for wide screens.`,
        shape: picture,
      },
    }),
  },
  welcome: {
    label: msg`Headline of the welcome page`,
    hint: msg`For people who do not know the house.`,
    shape: texts(120),
  },
  about: { label: msg`About us`, shape: facts(6) },
  rooms: { label: msg`Below “Rooms” on the home page`, shape: texts(200) },
  rooms_more: { label: msg`Below “Rooms” on the page about a stay`, shape: texts(200) },
  included: { label: msg`What is included`, shape: facts(12) },
  meals: { label: msg`Meals`, hint: msg`Below the opening hours.`, shape: paragraph },
  hours: {
    label: msg`Further hours`,
    hint: msg`What the settings do not have: the pool, the shop.`,
    shape: list(msg`line`, 12, record({ title, text: { label: msg`Hours`, shape: line } }), {
      title: {},
      text: {},
    }),
  },
  directions: {
    label: msg`Getting here`,
    shape: list(
      msg`way`,
      8,
      record({
        mode: { label: msg`By`, shape: choice(modeLabels) },
        title,
        text,
        transfer: {
          label: msg`Say the price of the airport transfer below it`,
          shape: { kind: 'flag' },
        },
      }),
      { mode: travelModes[0], title: {}, text: {} },
    ),
  },
  near: {
    label: msg`What is near`,
    shape: list(
      msg`place`,
      24,
      record({
        name: { label: msg`Name`, shape: { kind: 'text', limit: 80 } },
        what: { label: msg`What it is`, shape: line },
        kind: { label: msg`Kind`, shape: choice(placeLabels) },
        spot,
      }),
      { name: '', what: {}, kind: 'place', latitude: null, longitude: null },
    ),
  },
  map: {
    label: msg`Map`,
    hint: msg`A picture of the country around, north up. Without one there is no map.`,
    shape: record({
      picture: { label: msg`Picture of the map`, shape: picture },
      text: { label: msg`What it shows, for those who do not see it`, shape: paragraph },
      north: edge(msg`Northern edge, degrees`),
      south: edge(msg`Southern edge, degrees`),
      west: edge(msg`Western edge, degrees`),
      east: edge(msg`Eastern edge, degrees`),
      labels: {
        label: msg`Words on the map`,
        shape: list(
          msg`word`,
          8,
          record({
            text: { label: msg`Text`, shape: line },
            spot,
            wide: { label: msg`On wide screens only`, shape: { kind: 'flag' } },
          }),
          { text: {}, latitude: null, longitude: null, wide: false },
        ),
      },
    }),
  },
  questions: {
    label: msg`Questions`,
    shape: list(
      msg`question`,
      20,
      record({
        question: { label: msg`Question`, shape: line },
        answer: { label: msg`Answer`, shape: paragraph },
      }),
      { question: {}, answer: {} },
    ),
  },
  usual_questions: {
    label: msg`Usual questions`,
    shape: record(
      Object.fromEntries(
        usualQuestions.map((id) => [
          id,
          {
            label: usualQuestionLabels[id],
            shape: record({
              off: { label: msg`Leave this question out`, shape: { kind: 'flag' } },
              answer: {
                label: msg`Your own answer`,
                hint: msg`Empty: the usual answer, which follows your settings.`,
                shape: paragraph,
              },
            }),
          },
        ]),
      ),
    ),
  },
  rules: { label: msg`House rules`, shape: list(msg`rule`, 20, texts(300, true), {}) },
  wifi: { label: msg`Wi-Fi and power`, shape: facts(6) },
  weather: {
    label: msg`Weather`,
    shape: record({
      text: { label: msg`Text`, hint: pageHint, shape: page },
      seasons: {
        label: msg`Seasons`,
        shape: list(
          msg`season`,
          12,
          record({
            months: { label: msg`Months`, shape: line },
            sky: { label: msg`The sky`, shape: line },
            good: { label: msg`Good for`, shape: line },
          }),
          { months: {}, sky: {}, good: {} },
        ),
      },
    }),
  },
  services: {
    label: msg`Cards of services`,
    hint: msg`This is shown instead of the usual text.`,
    shape: list(
      msg`card`,
      24,
      record({
        id: { label: msg`Service`, shape: choice(serviceLabels) },
        title,
        text,
        picture: { label: msg`Picture`, shape: picture },
      }),
      { id: cards[0]?.id ?? '', title: {}, text: {}, picture: null },
    ),
  },
  social: {
    label: msg`Social links`,
    shape: record({
      facebook: link(msg`Facebook`),
      twitter: link(msg`Twitter`),
      instagram: link(msg`Instagram`),
      linkedin: link(msg`LinkedIn`),
      whatsapp: { ...link(msg`WhatsApp`), hint: msg`As in: wa.me/250788000000` },
      tripadvisor: link(msg`TripAdvisor`),
    }),
  },
  privacy: { label: msg`Privacy`, hint: pageHint, shape: page },
  terms: { label: msg`Terms`, hint: pageHint, shape: page },
  pages: {
    label: msg`Pages of your own`,
    shape: list(
      msg`page`,
      12,
      record({
        title,
        slug: {
          label: msg`Address`,
          hint: msg`After /pages/. Empty: made from the title.`,
          shape: { kind: 'slug' },
        },
        text: { label: msg`Text`, hint: pageHint, shape: page },
        picture: { label: msg`Picture`, shape: picture },
        in_menu: { label: msg`In the menu`, shape: { kind: 'flag' } },
      }),
      { slug: '', title: {}, text: {}, picture: null, in_menu: true },
    ),
  },
}

export interface Group {
  /** In the address: /dashboard/site/<id>. */
  id: string
  title: MessageDescriptor
  parts: readonly ContentField[]
}

export const groups: readonly Group[] = [
  {
    id: 'banner',
    title: msg`Banner and headline`,
    parts: ['headline', 'tagline', 'hero', 'description', 'welcome'],
  },
  { id: 'about', title: msg`About us`, parts: ['about'] },
  { id: 'included', title: msg`What is included`, parts: ['included'] },
  { id: 'rooms', title: msg`Rooms`, parts: ['rooms', 'rooms_more'] },
  { id: 'meals', title: msg`Meals and hours`, parts: ['meals', 'hours'] },
  { id: 'directions', title: msg`Getting here`, parts: ['directions'] },
  { id: 'near', title: msg`What is near, and the map`, parts: ['near', 'map'] },
  { id: 'questions', title: msg`Questions`, parts: ['questions', 'usual_questions'] },
  { id: 'rules', title: msg`House rules`, parts: ['rules'] },
  { id: 'wifi', title: msg`Wi-Fi and power`, parts: ['wifi'] },
  { id: 'weather', title: msg`Weather`, parts: ['weather'] },
  { id: 'services', title: msg`Cards of services`, parts: ['services'] },
  { id: 'social', title: msg`Social links`, parts: ['social'] },
  { id: 'legal', title: msg`Privacy and terms`, parts: ['privacy', 'terms'] },
  { id: 'pages', title: msg`Pages of your own`, parts: ['pages'] },
]

/** The group that a part is edited in. */
export const groupOf = (part: ContentField): string =>
  groups.find(({ parts }) => parts.includes(part))?.id ?? ''
