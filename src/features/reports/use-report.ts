import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Report } from '#contract/reports.ts'
import { payableServiceKinds, serviceOf } from '#contract/services/index.ts'
import { dayCount, longestReport, type Days } from '#domain/reports.ts'
import { looseList, looseObject } from '#lib/loose.ts'
import { offline } from '#offline/offline.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'
import type { Kept } from '#offline/reads/types.ts'
import { useValue } from '#ui/use-value.ts'
import { keptCategories, keptMoney, keptOrders, keptStays, type KeptOrder } from './kept.ts'
import { workOut, type KeptOrders } from './work-out.ts'

export interface Reported {
  /** Undefined while nothing is kept and the house is still asked. */
  report: Report | undefined
  /** `device`: worked out from what is kept here. */
  from: 'house' | 'device'
  asking: boolean
  /** From when the kept rows are, ISO; null: unknown. */
  asOf: string | null
  partial: boolean
  /** The range is none, or too long. */
  valid: boolean
  refetch: () => void
}

class NotHeard extends Error {}

async function askHouse(days: Days): Promise<Report> {
  const { session, ask } = offline()
  const asked = await ask({
    route: 'getReport',
    query: { from: days.from, to: days.to },
    token: session.getSnapshot()?.token ?? null,
  })
  if (asked.kind === 'none' || !asked.ok) throw new NotHeard()
  // A host that answers anything to every path has no reports.
  const { revenue, days: told, transactions } = looseObject(asked.body)
  if (looseList(told).length === 0 || looseObject(revenue) !== revenue) throw new NotHeard()
  if (!Array.isArray(transactions)) throw new NotHeard()
  return asked.body as Report
}

/** The services' lists as one. */
function together(lists: UseQueryResult<Kept<KeptOrder>>[]) {
  const rows = lists.map(({ data }, at) => [payableServiceKinds[at], data?.rows ?? []])
  return {
    reading: lists.some(({ isPending }) => isPending),
    partial: lists.some(({ data }) => data?.partial === true),
    rows: Object.fromEntries(rows) as KeptOrders,
  }
}

/** A range's figures: the house's own where it is heard, else worked out from what is kept here. */
export function useReport(days: Days): Reported {
  const valid = days.from !== '' && days.to >= days.from && dayCount(days) <= longestReport
  const link = useValue(offline().link)
  const house = useQuery(houseQuery()).data?.row ?? unknownHouse
  const asked = useQuery({
    queryKey: ['report', days.from, days.to],
    queryFn: () => askHouse(days),
    enabled: valid && link.state !== 'down',
    networkMode: 'always',
    retry: false,
    staleTime: 15_000,
  })
  const stays = useQuery(keptStays())
  const orders = useQueries({
    queries: payableServiceKinds.map((kind) => keptOrders(serviceOf(kind))),
    combine: together,
  })
  const money = useQuery(keptMoney())
  const categories = useQuery(keptCategories())
  const heard = link.state !== 'down' && asked.data !== undefined && !asked.isError
  const { timezone, occupancy_rooms } = house
  const { from, to } = days
  const reading = orders.reading || [stays, money, categories].some(({ isPending }) => isPending)
  const own = useMemo(() => {
    if (heard || !valid) return undefined
    // Half of what is kept would be half a report. What a host does not list is as if there were none.
    if (reading || (stays.data === undefined && money.data === undefined)) return undefined
    return workOut(
      {
        stays: stays.data?.rows ?? [],
        orders: orders.rows,
        money: money.data?.rows ?? [],
        categories: categories.data?.rows ?? [],
        timezone,
        rooms: occupancy_rooms ?? null,
      },
      { from, to },
    )
  }, [
    heard,
    valid,
    reading,
    from,
    to,
    timezone,
    occupancy_rooms,
    stays.data,
    orders.rows,
    money.data,
    categories.data,
  ])
  const waiting = asked.isFetching && asked.data === undefined
  return {
    report: heard ? asked.data : own,
    from: heard ? 'house' : 'device',
    asking: waiting,
    asOf: money.data?.asOf ?? stays.data?.asOf ?? null,
    partial: orders.partial || [stays, money].some(({ data }) => data?.partial === true),
    valid,
    refetch: () => void asked.refetch(),
  }
}
