import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Report } from '#contract/reports.ts'
import { payableServiceKinds, serviceOf, tableOf } from '#contract/services/index.ts'
import type { Resource, ResourceRow } from '#contract/resources.ts'
import { dayCount, maxReportDays, type Days } from '#domain/reports.ts'
import { isOpenState } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import { overlay } from '#offline/reads/overlay.ts'
import type { Cached } from '#offline/reads/types.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useValue } from '#ui/use-value.ts'
import {
  cachedCategories,
  cachedMoney,
  cachedOrders,
  cachedStays,
  toCachedMoney,
  toCachedOrder,
  toCachedStay,
} from '../cached.ts'
import { workOut, type CachedOrders } from '../work-out.ts'

export interface Reported {
  /** Undefined while nothing is cached and the request is on its way. */
  report: Report | undefined
  /** `device`: worked out from the cached rows. */
  from: 'house' | 'device'
  asking: boolean
  /** From when the cached rows are, ISO; null: unknown. */
  asOf: string | null
  partial: boolean
  /** How much was recorded on this device that the house does not have. */
  waiting: number
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
function combineLists(lists: UseQueryResult<Cached<ResourceRow>>[]) {
  return {
    reading: lists.some(({ isPending }) => isPending),
    partial: lists.some(({ data }) => data?.partial === true),
    rows: lists.map(({ data }) => data?.rows ?? []),
  }
}

/**
 * The figures of a range: the server's where it answers, else worked out from cached rows, with what
 * waits on this device done on them.
 */
export function useReport(days: Days, descriptors: OperationDescriptors): Reported {
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
    queries: payableServiceKinds.map((kind) => cachedOrders(serviceOf(kind))) as ReturnType<
      typeof cachedOrders
    >[],
    combine: combineLists,
  })
  const money = useQuery(cachedMoney())
  const categories = useQuery(cachedCategories())
  const operations = useDeviceRows()
  const isAnswered = link.state !== 'down' && asked.data !== undefined && !asked.isError
  const { timezone, occupancy_rooms } = house
  const { from, to } = days
  const reading = orders.reading || [stays, money, categories].some(({ isPending }) => isPending)
  const workedOut = useMemo(() => {
    if (isAnswered || !valid) return undefined
    // Waits for all lists, since a part of them would give a wrong report. A list that a host does not have counts as empty.
    if (reading || (stays.data === undefined && money.data === undefined)) return undefined
    const done = <Row extends ResourceRow>(resource: Resource, rows: readonly Row[] = []) =>
      overlay(resource, rows, aboutRows(operations, [rows]), descriptors)
    const placed = payableServiceKinds.map((kind, at) => [
      kind,
      done(tableOf[kind], orders.rows[at]).map((row) => toCachedOrder(serviceOf(kind), row)),
    ])
    return workOut(
      {
        stays: done('hotel_bookings', stays.data?.rows).map(toCachedStay),
        orders: Object.fromEntries(placed) as CachedOrders,
        money: done('payments', money.data?.rows).map(toCachedMoney),
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
    operations,
    descriptors,
  ])
  const asking = asked.isFetching && asked.data === undefined
  return {
    report: isAnswered ? asked.data : workedOut,
    from: isAnswered ? 'house' : 'device',
    asking,
    asOf: money.data?.asOf ?? stays.data?.asOf ?? null,
    partial: orders.partial || [stays, money].some(({ data }) => data?.partial === true),
    valid,
    waiting: operations.filter(({ state }) => isOpenState(state)).length,
    refetch: () => void asked.refetch(),
  }
}
