import { offerOf } from '#contract/services/index.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { CategoryKind, Kind } from '#parts/catalogue/kind.ts'

/**
 * Lists as the house sends them, shown by entryOf after what waits was laid over. All of each, so
 * that counts are true without the link too.
 */

export const rawCategories = ({ resource, list }: CategoryKind) =>
  listQuery({ resource, route: list })

/** Of one category, where the documents have no list of all (spec 3 §7.4). */
export const rawEntries = ({ resource }: Pick<Kind, 'resource'>, categoryId?: string) =>
  listQuery({
    resource,
    route: offerOf(resource).list,
    ...(categoryId !== undefined && {
      params: { id: categoryId },
      // Guests ask for what is to be had alone.
      query: { available: '' },
      scope: categoryId,
    }),
  })
