import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ResourceRow } from '#contract/resources.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'
import { offline } from '#offline/offline.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { useValue } from '#ui/use-value.ts'

/** A service that the house defined itself, as far as the stay leads to it. */
interface OwnService {
  id: string
  slug: string
  names: Record<string, unknown>
  texts: Record<string, unknown>
  picture: string | null
  position: number
}

/** Null for what a guest cannot order now. */
function parseOwnService(raw: ResourceRow): OwnService | null {
  const row = looseObject(raw)
  const slug = looseText(row.slug)
  if (slug === '' || !notFalse(row.offered) || row.seen_by === 'desk') return null
  return {
    id: raw.id,
    slug,
    names: looseObject(row.names),
    texts: looseObject(row.texts),
    picture: pictureUrl(looseTextOrNull(row.image_path)),
    position: looseNumber(row.position) ?? 0,
  }
}

const ownServices = () =>
  listQuery({
    resource: 'custom_services',
    route: 'listCustomServices',
    as: 'cart',
    parse: parseOwnService,
  })

/** The ways to them, in the house's order; in English where the house has no words in this language. */
export function useOwnServiceActions() {
  const { i18n } = useLingui()
  const foreign = useValue(offline().host) === 'foreign'
  const rows = useQuery({ ...ownServices(), enabled: !foreign }).data?.rows ?? []
  const inLanguage = (texts: Record<string, unknown>) =>
    looseText(texts[i18n.locale]).trim() || looseText(texts.en)
  return rows
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, slug, names, texts, picture }) => ({
      id,
      label: inLanguage(names),
      text: inLanguage(texts),
      to: `/services/${slug}?for=stay`,
      picture,
    }))
}
