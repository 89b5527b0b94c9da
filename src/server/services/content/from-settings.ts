import type { Content } from '#contract/content.ts'
import type { HouseSettings } from '../../house-settings.ts'
import type { Tx } from '../../db/store.ts'
import { parseContent, withPublished } from './document.ts'

/**
 * The tagline stands in the settings too, in the house's own language: said there, it is said in what is
 * published and in the draft; and another language of the house has it in that.
 */
export async function withSettingsSaid(
  tx: Tx,
  before: HouseSettings,
  after: HouseSettings,
): Promise<HouseSettings> {
  const said = before.tagline !== after.tagline
  if (!said && before.language === after.language) return after
  const withTagline = (content: Content): Content =>
    said
      ? { ...content, tagline: { ...content.tagline, [after.language]: after.tagline } }
      : content
  const draft = await tx.lock('content_drafts', 'content')
  if (draft !== undefined && said) {
    const document = JSON.stringify(withTagline(parseContent(draft.document)))
    await tx.update('content_drafts', 'content', { document })
  }
  const published = await tx.lock('content', 'content')
  if (published === undefined) return after
  const content = withTagline(parseContent(published.document))
  if (said) await tx.update('content', 'content', { document: JSON.stringify(content) })
  return withPublished(after, content)
}
