import type { KeptRow } from '#contract/resources.ts'
import { offerOf } from '#contract/services/index.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { CategoryKind, Kind } from '../kind.ts'

/**
 * Lists as the house sends them, read by parseEntry after what waits was laid over. All of each, so
 * that counts are true without the link too.
 */

const raw = (row: KeptRow) => row

export const rawCategories = ({ resource, list }: CategoryKind) =>
  listQuery({ resource, route: list, as: 'raw', parse: raw })

/** A category's dishes: the documents have no list of all of them (spec 3 §7.4). */
export const rawItems = (categoryId: string) =>
  listQuery({
    resource: 'items',
    route: 'listCategoryItems',
    params: { id: categoryId },
    scope: categoryId,
    as: 'raw',
    parse: raw,
  })

export const rawEntries = (resource: Exclude<Kind['resource'], 'items'>) =>
  listQuery({ resource, route: offerOf(resource).list, as: 'raw', parse: raw })
