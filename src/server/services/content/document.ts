import { emptyContent, type Content } from '#contract/content.ts'
import { firstSight } from '#contract/content-parts.ts'
import type { HouseSettings } from '../../house-settings.ts'

/** The document as stored; parts that came later are empty in it. */
export const parseContent = (json: string): Content => ({
  ...emptyContent,
  ...(JSON.parse(json) as Partial<Content>),
})

/**
 * The house's settings with what is published: everybody is told the first sight of it with the house
 * itself, so that the home page needs no second request, and what the settings say of the same in one
 * language is said in the house's own.
 */
export function withPublished(settings: HouseSettings, content: Content): HouseSettings {
  const { tagline, description, social, ...shown } = firstSight(content, settings.language)
  return { ...settings, tagline, description, social, shown }
}
