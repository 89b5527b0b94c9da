import { useQueries } from '@tanstack/react-query'
import type { CartLine } from '#contract/cart.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { readAt } from '#contract/route.ts'
import { serviceOf, type ServiceKind } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { hourOf } from '#domain/hours.ts'
import { offline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { Cached } from '#offline/reads/types.ts'
import { shownServices } from '#parts/services.ts'
import { departureOf, type LeavesAt } from './lines.ts'

/** When tours and the like leave: a stay's lines have only their ids. */

interface Departure {
  id: string
  /** `HH:MM` */
  leaves: string | null
}

/** Services whose offers leave at an hour, and the column with the hour. */
const leaving = shownServices.flatMap(({ kind, add }) => {
  const { offer }: Service = serviceOf(kind as ServiceKind)
  return add?.leaves && offer ? [{ kind, offer, column: add.leaves.column }] : []
})

const departures = ({ offer, column }: (typeof leaving)[number]) =>
  listQuery({
    resource: offer.table,
    route: offer.list,
    as: 'hours',
    parse: (raw: ResourceRow): Departure => ({
      id: raw.id,
      leaves: hourOf(readAt(raw, column)),
    }),
  })

/** Reads the hours, so that they are cached when a stay is confirmed. */
export function useDepartures(): void {
  useQueries({ queries: leaving.map(departures) })
}

/** From the query cache, which every screen that shows a stay fills. */
export const leavesAt: LeavesAt = (chosen, kind) => {
  const found = leaving.find((one) => one.kind === kind)
  if (found === undefined) return null
  const cached = offline().client.getQueryData<Cached<Departure>>(departures(found).queryKey)
  return cached?.rows.find(({ id }) => id === chosen)?.leaves ?? null
}

export const lineLeavesAt = (line: CartLine) => departureOf(line, leavesAt)
