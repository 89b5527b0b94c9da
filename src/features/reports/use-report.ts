import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Report } from '#contract/reports.ts'
import { payableServiceKinds, serviceOf } from '#contract/services/index.ts'
import { dayCount, maxReportDays, type Days } from '#domain/reports.ts'
import { offline } from '#offline/offline.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'
import type { Cached } from '#offline/reads/types.ts'
import { useValue } from '#ui/use-value.ts'
import {
  cachedCategories,
  cachedMoney,
  cachedOrders,
  cachedStays,
  type CachedOrder,
} from './cached.ts'
import { workOut, type CachedOrders } from './work-out.ts'

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

class NoAnswer extends Error {}

async function askServer(days: Days): Promise<Report> {
  const { session, ask } = offline()
  const asked = await ask({
    route: 'getReport',
    query: { from: days.from, to: days.to },
    token: session.getSnapshot()?.token ?? null,
  })
  if (asked.kind === 'none' || !asked.ok) throw new NoAnswer()
  // A host that answers anything to every path has no reports.
  const report = asked.body as Partial<Report> | null
  if (!report?.days?.length || !report.revenue || !report.transactions) throw new NoAnswer()
  return report as Report
}

/** The services' lists as one. */
function together(lists: UseQueryResult<Cached<CachedOrder>>[]) {
  const rows = lists.map(({ data }, at) => [payableServiceKinds[at], data?.rows ?? []])
  return {
    reading: lists.some(({ isPending }) => isPending),
    partial: lists.some(({ data }) => data?.partial === true),
    rows: Object.fromEntries(rows) as CachedOrders,
  }
}

/** A range's figures: the house's own where it is heard, else worked out from what is kept here. */
export function useReport(days: Days): Reported {
  const valid = days.from !== '' && days.to >= days.from && dayCount(days) <= maxReportDays
  const link = useValue(offline().link)
  const house = useQuery(houseQuery()).data?.row ?? unknownHouse
  const asked = useQuery({
    queryKey: ['report', days.from, days.to],
    queryFn: () => askServer(days),
    enabled: valid && link.state !== 'down',
    networkMode: 'always',
    retry: false,
    staleTime: 15_000,
  })
  const stays = useQuery(cachedStays())
  const orders = useQueries({
    queries: payableServiceKinds.map((kind) => cachedOrders(serviceOf(kind))),
    combine: together,
  })
  const money = useQuery(cachedMoney())
  const categories = useQuery(cachedCategories())
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
