import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CloseDay, DayAtHouse, DayClose } from '#contract/day-close.ts'
import type { IssueReceipt } from '#contract/folio.ts'
import type { DayFigures } from '#domain/day-close.ts'
import { dayIn } from '#domain/days.ts'
import { toCents } from '#domain/money.ts'
import { useCashCounts } from '#features/cash/use-cash-counts.ts'
import { dayCloses, receiptsOfDays } from '#features/day-close/data.ts'
import { deviceDay } from '#features/day-close/desk/device-day.ts'
import { useMoney } from '#features/payments/desk/use-money.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'

export interface ShownDay {
  /** `house`: all of it. `kept`: a close that this device keeps. `device`: worked out here. */
  from: 'house' | 'kept' | 'device'
  /** Undefined while nothing is known yet. */
  figures: DayFigures | undefined
  house: DayAtHouse | null
  close: DayClose | null
  /** From when the device's rows are, ISO; null: unknown. */
  asOf: string | null
  partial: boolean
  /** This device's own close of this day, while the house does not have it. */
  waitingClose: OperationRow | null
  /** Receipts of this day that this device wrote and the house does not number or tax yet. */
  waitingReceipts: { count: number; totalCents: number }
  /** How much was recorded on this device that the house does not have. */
  waitingHere: number
  asking: boolean
  refetch: () => void
}

class NoAnswer extends Error {}

async function askServer(day: string): Promise<DayAtHouse> {
  const { session, ask } = offline()
  const token = session.getSnapshot()?.token ?? null
  const asked = await ask({ route: 'getDayClose', query: { day }, token })
  if (asked.kind === 'none' || !asked.ok) throw new NoAnswer()
  // Another host may answer any path with something.
  const answer = asked.body as Partial<DayAtHouse> | null
  if (answer?.day !== day || answer.figures === undefined) throw new NoAnswer()
  return answer as DayAtHouse
}

/** A day's totals: the house's where it answers, else what this device keeps. */
export function useDay(day: string): ShownDay {
  const link = useValue(offline().link)
  const { timezone } = useHouse()
  const operations = useDeviceRows()
  const waiting = operations.filter(({ state }) => isOpenState(state))
  const closes = useQuery(dayCloses())
  const kept = closes.data?.rows.find((one) => one.day === day) ?? null
  const money = useMoney()
  const receipts = useQuery(receiptsOfDays())
  const counts = useCashCounts()
  const asked = useQuery({
    // Asked again as soon as the house has taken something of this device, or closed a day.
    queryKey: ['day-close', day, kept?.id ?? null, closes.data?.rows.length ?? 0, waiting.length],
    queryFn: () => askServer(day),
    enabled: day !== '' && link.state !== 'down',
    networkMode: 'always',
    retry: false,
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
  const told = link.state === 'down' || asked.data?.day !== day || asked.isError
  const house = told ? null : (asked.data ?? null)
  const workedOut = useMemo(
    () =>
      money.rows === undefined || day === ''
        ? undefined
        : deviceDay(
            { payments: money.rows, receipts: receipts.data?.rows ?? [], counts: counts ?? [] },
            day,
            timezone,
          ),
    [money.rows, receipts.data, counts, day, timezone],
  )
  const issued = waiting.filter(
    ({ route, deviceTime }) =>
      route === 'issueReceipt' && dayIn(timezone, new Date(deviceTime)) === day,
  )
  const isAsking = asked.isFetching && link.state !== 'down'
  const shown = house ?? kept
  return {
    from: house !== null ? 'house' : kept !== null ? 'kept' : 'device',
    figures: shown?.figures ?? (isAsking ? undefined : workedOut),
    house,
    close: house?.close ?? kept,
    asOf: kept === null ? (money.cached?.asOf ?? null) : (closes.data?.asOf ?? null),
    partial: money.cached?.partial === true || receipts.data?.partial === true,
    waitingClose:
      waiting.find(
        ({ route, body }) => route === 'closeDay' && (body as Partial<CloseDay>).day === day,
      ) ?? null,
    waitingReceipts: {
      count: issued.length,
      totalCents: issued
        .flatMap(({ body }) => (body as IssueReceipt).lines)
        .reduce((sum, { amount }) => sum + toCents(amount), 0),
    },
    waitingHere: waiting.filter(({ route }) => route !== 'closeDay').length,
    asking: isAsking,
    refetch: () => void asked.refetch(),
  }
}
