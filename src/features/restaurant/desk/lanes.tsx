import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '#contract/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { statusLabels } from '#parts/status-labels.ts'
import { lanes, type Board } from './board.ts'
import { OrderTile } from './order-tile.tsx'

/** More than this of one state is read in the list of bookings. */
const MAX_COLLAPSED_ORDERS = 6

/**
 * The restaurant's orders of the day by state, from left to right as the kitchen takes them; `whole`:
 * however many they are.
 */
export function Lanes({
  board,
  today,
  steps,
  whole = false,
}: {
  board: Board
  today: string
  steps: ReadonlyMap<string, OperationRow[]>
  whole?: boolean
}) {
  const { t, i18n } = useLingui()
  return (
    <section aria-label={t`Restaurant today`} className="grid gap-x-3 gap-y-5 md:grid-cols-4">
      {lanes.map((lane) => {
        const orders = board.lanes[lane]
        const shown = whole ? orders : orders.slice(0, MAX_COLLAPSED_ORDERS)
        return (
          <div key={lane} className="grid content-start gap-2.5">
            <h3 className="flex items-baseline justify-between border-b-2 border-line pb-1.5 text-base font-semibold">
              {i18n._(statusLabels[lane]!)}
              <span className="text-ink-soft tabular">{orders.length}</span>
            </h3>
            <LaneOrders orders={shown} steps={steps}>
              {(order, open) => (
                <OrderTile
                  order={order}
                  today={today}
                  late={board.late.has(order.id)}
                  steps={open}
                />
              )}
            </LaneOrders>
            {shown.length < orders.length && (
              <TextLink standalone to={`/dashboard/bookings?status=${lane}`}>
                <Trans>All {orders.length}</Trans>
              </TextLink>
            )}
          </div>
        )
      })}
    </section>
  )
}

/** Orders of one state, one below the other. `children`: how one is shown, with its open steps. */
export function LaneOrders({
  orders,
  steps,
  children,
}: {
  orders: readonly Order[]
  steps: ReadonlyMap<string, OperationRow[]>
  children: (order: Order, open: readonly OperationRow[]) => ReactNode
}) {
  if (orders.length === 0) {
    return (
      <p className="py-2 note">
        <Trans>None</Trans>
      </p>
    )
  }
  return orders.map((order) => (
    <EntryBoundary key={order.id}>{children(order, steps.get(order.id) ?? [])}</EntryBoundary>
  ))
}
