import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import { dayIn } from '#domain/days.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { useMay } from '#parts/use-may.ts'
import { PriceList } from './price-list.tsx'
import { useCatalogue } from '#parts/desk/catalogue/use-catalogue.ts'
import { useDialogs } from '#parts/desk/catalogue/use-dialogs.tsx'
import { laundryServiceKind } from '../offer.ts'
import { OrderDialog, useOrderable } from './manage/order-dialog.tsx'
import {
  laundryCounters,
  OrderFilters,
  selectOrders,
  useOrderFilter,
} from './manage/order-filters.tsx'
import { OrderList } from './manage/order-list.tsx'
import { useLaundryDesk, type LaundryList } from './orders.ts'
import { OffNote } from '#parts/desk/off-note.tsx'
import { useHouseNow } from '#parts/use-house-now.ts'
import { useHouse } from '#parts/use-house.ts'
import { useOffered } from '#parts/use-offered.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/money.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { useSaveToasts } from '#ui/use-save-toasts.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { useNamedOperation } from '#parts/desk/use-named-operation.ts'

/** Laundry Management (spec 3 §2.8): the orders, and what the laundry costs. */
export default function DeskLaundry({ decisions }: { decisions: ReactNode }) {
  const isAdmin = useMay('admin')
  const { t } = useLingui()
  const isOffered = useOffered()
  const house = useHouse()
  const now = useHouseNow()
  const desk = useLaundryDesk()
  const orderable = useOrderable()
  const catalogue = useCatalogue(laundryServiceKind)
  const dialogs = useDialogs(laundryServiceKind, catalogue)
  const { filter, set } = useOrderFilter()
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<LaundryOrder | null>(null)
  const { named, open: openChange, end: endChange } = useNamedOperation('order', desk.operations)
  const change = waitingOrder(named, desk.rows)
  const announce = useSaveToasts(desk.operations, {
    ordered: t`Order created`,
    edited: t`Order updated`,
  })
  const { rows: orders } = desk
  const { search, status } = filter
  const shown = useMemo(
    () => selectOrders(orders ?? [], { search, status }),
    [orders, search, status],
  )
  const today = dayIn(house.timezone, now)

  function close() {
    setAdding(false)
    setEditing(null)
    endChange()
  }

  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <DeskHeading title={t`Laundry Management`} className="py-1 text-2xl" />
        <div className="flex w-full flex-wrap gap-2 *:grow sm:w-auto sm:justify-end sm:*:grow-0">
          <RefreshButton
            refetch={() => {
              desk.refetch()
              catalogue.refetch()
            }}
          />
          {isAdmin && (
            <Button variant="secondary" onClick={() => dialogs.add()}>
              <Trans>Add Service</Trans>
            </Button>
          )}
          {isOffered('laundry') && (
            <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
              <Trans>New Order</Trans>
            </Button>
          )}
        </div>
      </div>
      {decisions}
      <OffNote kind="laundry" />
      <Counters desk={desk} today={today} timezone={house.timezone} />
      {catalogue.cached && <AsOf cached={catalogue.cached} />}
      <section aria-labelledby="orders" className="grid gap-3">
        <h2 id="orders" className="text-xl">
          <Trans>Laundry Orders</Trans>
        </h2>
        <OrderFilters filter={filter} set={set} />
        {desk.error && <Alert tone="error" live title={t`Failed to load.`} />}
        {orders === undefined ? (
          !desk.error && <LoadingCards label={t`Loading orders…`} cards={1} />
        ) : shown.length === 0 ? (
          <EmptyState picture={<DrawnBasket />} title={t`No orders found.`} headingLevel={3} />
        ) : (
          <OrderList
            orders={shown}
            waiting={desk.waiting}
            onEdit={(order) => {
              // The server does not have it yet: the waiting operation is changed.
              if (order.id.startsWith('op:')) openChange(order.id.slice(3))
              else setEditing(order)
            }}
          />
        )}
      </section>
      <section aria-labelledby="prices" className="grid gap-3">
        <h2 id="prices" className="text-xl">
          <Trans>Laundry Price List</Trans>
        </h2>
        <PriceList catalogue={catalogue} dialogs={dialogs} />
      </section>
      {(adding || editing !== null || change !== null) && (
        <OrderDialog
          {...orderable}
          editing={adding ? null : (editing ?? change?.order ?? null)}
          changing={adding || editing ? null : (change?.changing ?? null)}
          onClose={close}
          onSaved={(ids) => {
            close()
            announce(ids, (editing ?? change?.order) ? 'edited' : 'ordered')
          }}
        />
      )}
      {dialogs.shown}
    </div>
  )
}

function Counters({
  desk: { rows: orders, waiting },
  today,
  timezone,
}: {
  desk: LaundryList
  today: string
  timezone: string
}) {
  const { t } = useLingui()
  const counters = useMemo(() => {
    const delivering = new Set(
      [...waiting].flatMap(([id, steps]) =>
        steps.some(({ route }) => route === 'deliverLaundryOrder') ? [id] : [],
      ),
    )
    const monthOf = (moment: string) => dayIn(timezone, new Date(moment)).slice(0, 7)
    return laundryCounters(orders ?? [], today.slice(0, 7), monthOf, delivering)
  }, [orders, waiting, today, timezone])
  return (
    <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
      <StatTile label={t`Active Orders`} value={counters.active} />
      <StatTile label={t`Ready`} value={counters.ready} tone="confirmed" />
      <StatTile label={t`Delivered (This Month)`} value={counters.delivered} />
      <StatTile label={t`Revenue (This Month)`} value={<Money cents={counters.revenueCents} />} />
    </div>
  )
}

/** An order or a change of one that waits or was refused, as its dialog takes it. */
function waitingOrder(
  found: OperationRow | null,
  orders: LaundryList['rows'],
): { order: LaundryOrder | null; changing: OperationRow | null } | null {
  if (found?.route === 'placeLaundryOrder') return { order: null, changing: found }
  if (found?.route !== 'updateLaundryOrder') return null
  const order = orders?.find((one) => one.id === found.params.id)
  // One that still waits is on its order already, which is changed like any other.
  return order ? { order, changing: found.state === 'parked' ? found : null } : null
}
