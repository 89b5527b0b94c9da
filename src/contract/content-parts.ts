import { textIn } from '#domain/texts.ts'
import { canonicalJson } from '#lib/canonical.ts'
import { contentFieldNames, emptyContent, type Content, type ContentField } from './content.ts'

/** In a form that equal parts share: a text that was emptied is one that was never written. */
export const comparable = (part: unknown): string =>
  canonicalJson(
    JSON.parse(JSON.stringify(part, (_, value: unknown) => (value === '' ? undefined : value))),
  )

/** The parts in which two documents differ. */
export const differingParts = (one: Content, other: Content): ContentField[] =>
  contentFieldNames.filter((name) => comparable(one[name]) !== comparable(other[name]))

/** What a house that has published nothing says all the same: by its settings. */
export function unwritten(house: {
  tagline: string
  description: string
  social: Content['social']
  /** Its own. */
  language: string
}): Content {
  const { tagline, description, social, language } = house
  const said = (text: string) => (text === '' ? {} : { [language]: text })
  return { ...emptyContent, tagline: said(tagline), description: said(description), social }
}

/**
 * The first sight of the house, as GET /api/house has it.
 *
 * @param language the house's own
 */
export function firstSight(content: Content, language: string) {
  const { headline, tagline, description, rooms, hero, pages, terms, social } = content
  return {
    tagline: textIn(tagline, language),
    description: textIn(description, language),
    social,
    words: { headline, tagline, description, rooms },
    hero,
    pages: pages.map(({ slug, title, in_menu }) => ({ slug, title, in_menu })),
    has_terms: textIn(terms, language) !== '',
  }
}
