import { useLingui } from '@lingui/react/macro'
import type { LaundryOrder } from '#contract/laundry.ts'
import { laundryStatuses, laundrySteps, type LaundryStatus } from '#domain/laundry.ts'
import { toCents } from '#domain/money.ts'
import { matchesWords } from '#lib/search-words.ts'
import { openFirst } from '#parts/desk/open-first.ts'
import { statusLabels } from '#parts/status-labels.ts'
import { ChipGroup } from '#ui/chip-group.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { useAddressFilters, useTyped } from '#ui/use-address-filters.ts'

const orderFilters = ['all', ...laundryStatuses] as const
type OrderFilter = (typeof orderFilters)[number]

/** Open orders first, by when they go back; then those that are over, the latest first. */
export function selectOrders(
  orders: readonly LaundryOrder[],
  { search, status }: { search: string; status: OrderFilter },
): readonly LaundryOrder[] {
  return orders
    .filter((order) => status === 'all' || order.status === status)
    .filter((order) =>
      matchesWords(
        [order.customer, order.code, order.room, ...order.items.map(({ name }) => name)].join(' '),
        search,
      ),
    )
    .toSorted(
      openFirst(
        (order) => laundrySteps.isOver(order.status),
        (order) => order.out_at,
      ),
    )
}

interface LaundryCounters {
  /** Pending and processing. */
  active: number
  ready: number
  /** This month. */
  delivered: number
  /** Of those delivered this month, cents. */
  revenueCents: number
}

/**
 * The four counters. The month's are of delivered orders whose `delivered_at` starts with the year
 * and month (spec 3 §4), by the house's calendar.
 *
 * @param month `YYYY-MM`
 * @param monthOf of a moment
 * @param delivering ids of orders that this desk delivered just now: the house has yet to say when
 */
export function laundryCounters(
  orders: readonly LaundryOrder[],
  month: string,
  monthOf: (moment: string) => string,
  delivering: ReadonlySet<string>,
): LaundryCounters {
  const count = (...among: LaundryStatus[]) =>
    orders.filter(({ status }) => among.includes(status)).length
  const delivered = orders.filter(
    ({ id, status, delivered_at: at }) =>
      status === 'delivered' && (at === null ? delivering.has(id) : monthOf(at) === month),
  )
  return {
    active: count('pending', 'processing'),
    ready: count('ready'),
    delivered: delivered.length,
    revenueCents: delivered.reduce((sum, { grand_total }) => sum + toCents(grand_total), 0),
  }
}

/** The filter of the orders, as it stands in the address. */
export function useOrderFilter() {
  const { values, set } = useAddressFilters({ q: '', status: 'all' })
  const status = orderFilters.find((one) => one === values.status) ?? 'all'
  return { filter: { search: values.q, status }, set }
}

export function OrderFilters({ filter, set }: ReturnType<typeof useOrderFilter>) {
  const { t, i18n } = useLingui()
  const [typed, type] = useTyped(filter.search, (text) => set('q', text))
  return (
    <div className="grid gap-3">
      <SearchField label={t`Search orders`} value={typed} onChange={type} />
      <ChipGroup
        label={t`Status`}
        value={filter.status}
        onChange={(status) => set('status', status)}
        options={orderFilters.map((value) => ({
          value,
          label: value === 'all' ? t`All` : i18n._(statusLabels[value]),
        }))}
      />
    </div>
  )
}
