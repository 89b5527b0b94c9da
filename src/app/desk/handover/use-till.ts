import { takenCurrencies } from '#domain/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cashCurrencies, cashIn, cashMoved, type CashByCurrency } from '#domain/cash.ts'
import { useCashCounts } from '#features/cash/use-cash-counts.ts'
import { useMoney } from '#features/payments/desk/use-money.ts'
import type { CashCount } from '#contract/cash-counts.ts'
import { deviceLabel } from '#lib/device-label.ts'
import { createDeviceId } from '#offline/link/device-id.ts'
import { offline } from '#offline/offline.ts'
import { useHouseMoney } from '#parts/use-house-money.ts'
import type { Till } from './handover-form.ts'
import { shiftCash } from './shift-cash.ts'
import { tillPeriod } from './till-period.ts'
import type { Shift } from './use-shift.ts'

export interface ShiftTill {
  id: string
  name: string
  /** When this till was counted last; null: never. */
  last: CashCount | null
  tills: readonly Till[]
  /** Cash that others recorded in the same time, by currency. */
  others: CashByCurrency
  /** When the time that the next count covers began, ISO; null: nothing was handed over before. */
  since: string | null
  /** A count after `last` was refused: its cash is in the next one. */
  hasRefused: boolean
  /** When this device last heard of payments, ISO. */
  asOf: string | null
  /** Counts of all tills, newest first. */
  counts: readonly CashCount[]
}

const deviceId = createDeviceId(async () => (await offline().device.ready())?.facts ?? null)

/** Where no shift ended on this device before: the last day, ms. */
const DAY = 24 * 3_600_000

const none: readonly CashCount[] = []

/**
 * The till of this device at the end of its shift; undefined while its rows are read, null at
 * another host, which keeps no counts, and where no payments could be read.
 */
export function useTill(shift: Shift): ShiftTill | null | undefined {
  const house = useHouseMoney()
  const money = useMoney()
  const counts = useCashCounts()
  const id = useQuery({
    queryKey: ['device-id'],
    queryFn: deviceId,
    staleTime: Infinity,
    networkMode: 'always',
  }).data
  const { rows, past, opened } = shift
  const last = (counts ?? none).find(({ till }) => till === id) ?? null
  const period = useMemo(() => tillPeriod(past, rows, last, opened), [past, rows, last, opened])
  const moved = useMemo(() => {
    const since = period.since ?? new Date(opened - DAY).toISOString()
    const { own, others } = shiftCash(money.rows ?? [], period.operations, since)
    return { own: cashMoved(own), others: cashMoved(others) }
  }, [money.rows, period, opened])
  const known = takenCurrencies(house)
  // Without a payment known here nothing can be compared: the shift is handed over all the same.
  if (money.foreign || (money.rows === undefined && money.error)) return null
  if (id === undefined || counts === undefined || money.rows === undefined) return undefined
  const tills = cashCurrencies.flatMap((currency): Till[] => {
    const left = last?.counts.find((one) => one.currency === currency)?.counted
    const its = cashIn(moved.own, currency)
    const isUsed = its.taken !== 0 || its.givenBack !== 0 || left !== undefined
    if (!known.includes(currency) && !isUsed) return []
    // A till that was counted once had nothing of a currency that was left out.
    return [{ currency, opening: left ?? (last === null ? null : 0), ...its }]
  })
  return {
    id,
    // Two tablets of one kind are told apart by the end of their id.
    name: `${deviceLabel(navigator.userAgent)} · ${id.slice(-4)}`,
    last,
    tills,
    others: moved.others,
    since: period.since,
    hasRefused: period.hasRefused,
    asOf: money.cached?.asOf ?? null,
    counts,
  }
}
