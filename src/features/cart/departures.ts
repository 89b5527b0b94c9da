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

/** When what is offered leaves, of which a stay's lines have the ids alone. */

interface Departure {
  id: string
  /** `HH:MM` */
  leaves: string | null
}

/** Services whose offer leaves at an hour, and the column with it. */
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

/** Reads them, so that they are known when a stay is confirmed. */
export function useDepartures(): void {
  useQueries({ queries: leaving.map(departures) })
}

/** As it was read last, by whatever screen shows a stay. */
export const leavesAt: LeavesAt = (chosen, kind) => {
  const found = leaving.find((one) => one.kind === kind)
  if (found === undefined) return null
  const kept = offline().client.getQueryData<Cached<Departure>>(departures(found).queryKey)
  return kept?.rows.find(({ id }) => id === chosen)?.leaves ?? null
}

export const lineLeavesAt = (line: CartLine) => departureOf(line, leavesAt)
