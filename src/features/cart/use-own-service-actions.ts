import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CustomServiceRow } from '#contract/custom.ts'
import { offline } from '#offline/offline.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { useValue } from '#ui/use-value.ts'

/** A service that the house defined itself, as far as the stay leads to it. */
interface OwnService extends Pick<
  CustomServiceRow,
  'id' | 'slug' | 'names' | 'texts' | 'position'
> {
  picture: string | null
}

/** Null for what a guest cannot order now. */
function toOwnService(row: CustomServiceRow): OwnService | null {
  if (!row.offered || row.seen_by === 'desk') return null
  const { id, slug, names, texts, position } = row
  return { id, slug, names, texts, picture: pictureUrl(row.image_path), position }
}

const ownServices = () =>
  listQuery({
    resource: 'custom_services',
    route: 'listCustomServices',
    as: 'cart',
    parse: toOwnService,
  })

/** The links to them, in the house's order; in English where the house wrote nothing in this language. */
export function useOwnServiceActions() {
  const { i18n } = useLingui()
  const foreign = useValue(offline().host) === 'foreign'
  const rows = useQuery({ ...ownServices(), enabled: !foreign }).data?.rows ?? []
  const inLanguage = (texts: Readonly<Record<string, string | undefined>>) =>
    texts[i18n.locale]?.trim() || texts.en?.trim() || ''
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
