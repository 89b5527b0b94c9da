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

/** What a kilometre costs where the server sends no price, dollars (spec 3 §9). */
export const DEFAULT_TRAVEL_PRICE = 1.5

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

/** The price with waiting changes applied, and the operations that the server does not have yet. */
export function useTravelPrice() {
  const cached = useQuery(travelPrice()).data
  const operations = useDeviceRows()
  const row = cached?.row
  // A row of another host names no operation: the time of the read tells which ones it includes.
  const receivedAt = cached?.asOf && row?.version === 0 ? Date.parse(cached.asOf) : null
  const shown = useMemo(() => {
    const [is] = overlay(
      'settings',
      row ? [row] : [],
      operations,
      travelPriceDescriptors,
      receivedAt,
    )
    return travelPriceOf(is)
  }, [row, operations, receivedAt])
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
      const recoveryAction = parked ? byPost(operation) : null
      if (recoveryAction === null || tried.current.has(operation.id)) continue
      tried.current.add(operation.id)
      // Not saved: it stays among what needs a decision, where the same recovery action is offered.
      offline()
        .outbox.change(operation.id, recoveryAction.change)
        .catch(() => tried.current.delete(operation.id))
    }
  })
}
