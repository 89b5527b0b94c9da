import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Report } from '#contract/reports.ts'
import { payableServiceKinds, serviceOf } from '#contract/services/index.ts'
import { dayCount, maxReportDays, type Days } from '#domain/reports.ts'
import { offline } from '#offline/offline.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
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
  /** Undefined while nothing is cached and the request is on its way. */
  report: Report | undefined
  /** `device`: worked out from the cached rows. */
  from: 'house' | 'device'
  asking: boolean
  /** From when the cached rows are, ISO; null: unknown. */
  asOf: string | null
  partial: boolean
  /** False where the range is empty or too long. */
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
  // Some other hosts answer every path with something: that is no report.
  const report = asked.body as Partial<Report> | null
  if (!report?.days?.length || !report.revenue || !report.transactions) throw new NoAnswer()
  return report as Report
}

/** The services' lists as one. */
function combineLists(lists: UseQueryResult<Cached<CachedOrder>>[]) {
  const rows = lists.map(({ data }, at) => [payableServiceKinds[at], data?.rows ?? []])
  return {
    reading: lists.some(({ isPending }) => isPending),
    partial: lists.some(({ data }) => data?.partial === true),
    rows: Object.fromEntries(rows) as CachedOrders,
  }
}

/** The figures of a range: the server's where it answers, else worked out from cached rows. */
export function useReport(days: Days): Reported {
  const valid = days.from !== '' && days.to >= days.from && dayCount(days) <= maxReportDays
  const link = useValue(offline().link)
  const house = useQuery(houseQuery()).data?.row ?? fallbackHouse
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
    combine: combineLists,
  })
  const money = useQuery(cachedMoney())
  const categories = useQuery(cachedCategories())
  const isAnswered = link.state !== 'down' && asked.data !== undefined && !asked.isError
  const { timezone, occupancy_rooms } = house
  const { from, to } = days
  const reading = orders.reading || [stays, money, categories].some(({ isPending }) => isPending)
  const workedOut = useMemo(() => {
    if (isAnswered || !valid) return undefined
    // Waits for all lists, since a part of them would give a wrong report. A list that a host does not have counts as empty.
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
    isAnswered,
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
    report: isAnswered ? asked.data : workedOut,
    from: isAnswered ? 'house' : 'device',
    asking: waiting,
    asOf: money.data?.asOf ?? stays.data?.asOf ?? null,
    partial: orders.partial || [stays, money].some(({ data }) => data?.partial === true),
    valid,
    refetch: () => void asked.refetch(),
  }
}
