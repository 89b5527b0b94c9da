import { emptyContent, type Content } from '#contract/content.ts'
import { textIn } from '#domain/texts.ts'
import type { HouseSettings } from '../../house-settings.ts'

/** The document as stored; parts that came later are empty in it. */
export const parseContent = (json: string): Content => ({
  ...emptyContent,
  ...(JSON.parse(json) as Partial<Content>),
})

/** What a house that has published nothing says all the same: by its settings. */
export function unwritten({ tagline, description, social, language }: HouseSettings): Content {
  const said = (text: string) => (text === '' ? {} : { [language]: text })
  return { ...emptyContent, tagline: said(tagline), description: said(description), social }
}

/**
 * The house's settings with what is published: everybody is told the first sight of it with the house
 * itself, so that the home page needs no second request, and what the settings say of the same in one
 * language is said in the house's own.
 */
export function withPublished(settings: HouseSettings, content: Content): HouseSettings {
  const { headline, tagline, description, rooms, hero, pages, terms, social } = content
  const own = (texts: Content['tagline']) => textIn(texts, settings.language)
  return {
    ...settings,
    tagline: own(tagline),
    description: own(description),
    social,
    shown: {
      words: { headline, tagline, description, rooms },
      hero,
      pages: pages.map(({ slug, title, in_menu }) => ({ slug, title, in_menu })),
      has_terms: textIn(terms, settings.language) !== '',
    },
  }
}
