import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { ResourceRow } from '#contract/resources.ts'
import type { TravelPrice } from '#contract/travel-price.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { rowQuery } from '#offline/reads/row-query.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { byPost, travelPriceDescriptors, travelPriceOf } from '../operations/travel-price.ts'

/** What a kilometre costs where no host says so, dollars (spec 3 §9). */
export const USUAL_PRICE = 1.5

const travelPrice = () =>
  rowQuery({
    resource: 'settings',
    route: 'getTravelPrice',
    id: 'travel',
    // Kept beside the settings, it has one of its own.
    parse: (row: ResourceRow) => row as TravelPrice,
  })

const isOpen = ({ state, wish }: OperationRow) =>
  wish === null && (state === 'waiting' || state === 'sending' || state === 'unknown')

/** The price as it will be, and what of it is not yet at the house. */
export function useTravelPrice() {
  const kept = useQuery(travelPrice()).data
  const operations = useDeviceRows()
  const row = kept?.row
  // Another host's row names no operation: from when it is ends what it has taken.
  const heardAt = kept?.asOf && row?.version === 0 ? Date.parse(kept.asOf) : null
  const shown = useMemo(() => {
    const [is] = overlay('settings', row ? [row] : [], operations, travelPriceDescriptors, heardAt)
    return travelPriceOf(is)
  }, [row, operations, heardAt])
  const its = operations.filter(({ route }) => route in travelPriceDescriptors)
  useOtherWay(its)
  return { dollars: shown, waiting: its.some(isOpen), operations: its }
}

/** PATCH first, then POST: a host that takes no PATCH is asked the documents' other way, once. */
function useOtherWay(operations: readonly OperationRow[]) {
  const tried = useRef(new Set<string>())
  useEffect(() => {
    for (const operation of operations) {
      const parked = operation.state === 'parked' && operation.wish === null
      const way = parked ? byPost(operation) : null
      if (way === null || tried.current.has(operation.id)) continue
      tried.current.add(operation.id)
      // Not written down: it stays with what needs a decision, where the same way is offered.
      offline()
        .outbox.change(operation.id, way.change)
        .catch(() => tried.current.delete(operation.id))
    }
  })
}
