import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CustomServiceRow } from '#contract/custom.ts'
import { textIn } from '#domain/texts.ts'
import { offline } from '#offline/offline.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { useHouse } from '#parts/use-house.ts'
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

/** The links to them, in the house's order; in its own language where it wrote nothing in this one. */
export function useOwnServiceActions() {
  const { i18n } = useLingui()
  const foreign = useValue(offline().host) === 'foreign'
  const rows = useQuery({ ...ownServices(), enabled: !foreign }).data?.rows ?? []
  const { language } = useHouse()
  return rows
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, slug, names, texts, picture }) => ({
      id,
      label: textIn(names, i18n.locale, language),
      text: textIn(texts, i18n.locale, language),
      to: `/services/${slug}?for=stay`,
      picture,
    }))
}
