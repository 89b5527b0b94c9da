import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import { mayEditLaundry, type LaundryStatus } from '#domain/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { isGhost, syncStatusOf, syncStatusTone, useFirst } from '#parts/desk/list-rows.tsx'
import { GuestName } from '#parts/desk/stay-link.tsx'
import { statusLabels } from '#parts/status-labels.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { Money } from '#ui/money.tsx'
import { laundryDetail } from '../../operations/place.ts'
import { LaundryActions, LaundryDetails, laundryFlagLabels } from '../order.tsx'

const tones = {
  pending: 'waiting',
  processing: 'confirmed',
  ready: 'confirmed',
  delivered: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<LaundryStatus, string>

/** How many orders are shown before the rest is asked for. */
const MAX_COLLAPSED_ROWS = 15

/** Services of an order in a line; a waiting one already has them as text. */
const itemsOf = (order: LaundryOrder) =>
  isGhost(order) ? (order.items[0]?.name ?? '') : laundryDetail(order.items)

/** Laundry Orders (spec 3 §2.8): the steps on the row; on narrow screens in the order's dialog. */
export function OrderList({
  orders,
  waiting,
  onEdit,
}: {
  orders: readonly LaundryOrder[]
  waiting: ReadonlyMap<string, OperationRow[]>
  onEdit: (order: LaundryOrder) => void
}) {
  const { t, i18n } = useLingui()
  const [openId, setOpenId] = useState<string | null>(null)
  const [shown, more] = useFirst(orders, MAX_COLLAPSED_ROWS)
  const opened = orders.find(({ id }) => id === openId)
  // What needs a decision is decided first.
  const isEditable = (order: LaundryOrder) =>
    mayEditLaundry(order.status) &&
    syncStatusOf(order, waiting) !== 'needs-decision' &&
    (isGhost(order) || order.items.every(({ service_id }) => service_id !== ''))
  function edit(order: LaundryOrder) {
    setOpenId(null)
    onEdit(order)
  }
  return (
    <div className="grid gap-3">
      <DataList
        label={t`Laundry Orders`}
        rows={shown}
        rowTone={(order) => syncStatusTone(syncStatusOf(order, waiting))}
        columns={[
          {
            key: 'customer',
            header: t`Customer`,
            primary: true,
            render: (order) => {
              const syncStatus = syncStatusOf(order, waiting)
              const flag = laundryFlagLabels(order.flag)
              return (
                <div className="grid min-w-0 justify-items-start gap-1">
                  <GuestName
                    of={guestOrderOf('laundry', order)}
                    name={order.customer}
                    className="font-semibold"
                  />
                  <button
                    type="button"
                    className="-my-2 min-h-11 text-left text-sm font-normal text-ink-soft underline decoration-control-border decoration-1 underline-offset-3 hover:decoration-2"
                    onClick={() => setOpenId(order.id)}
                  >
                    <span className="sr-only">{order.customer || t`Guest`}:</span>{' '}
                    <span className="line-clamp-2">
                      {[order.room && t`Room ${order.room}`, itemsOf(order)]
                        .filter(Boolean)
                        .join(' · ') || <Trans>Details</Trans>}
                    </span>
                  </button>
                  {flag && <Badge tone="conflict">{i18n._(flag.short)}</Badge>}
                  {syncStatus && <SyncStatusBadge syncStatus={syncStatus} />}
                  <ByWhom steps={waiting.get(order.id)} />
                </div>
              )
            },
          },
          {
            key: 'back',
            header: t`Goes back`,
            render: (order) => (
              <span className="tabular">
                <span className="whitespace-nowrap">
                  <DateText value={order.out_at.slice(0, 10)} format="short" />
                  {order.out_at.length > 10 && ','}
                </span>{' '}
                {order.out_at.slice(11)}
                {order.rush && (
                  <span className="block text-sm font-semibold text-waiting">
                    <Trans>Rush</Trans>
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'total',
            header: t`Total`,
            align: 'end',
            render: (order) => <Money amount={order.grand_total} />,
          },
          {
            key: 'status',
            header: t`Status`,
            render: (order) => (
              <Badge tone={tones[order.status]}>{i18n._(statusLabels[order.status])}</Badge>
            ),
          },
        ]}
        renderActions={(order) => (
          <>
            <span className="hidden gap-2 md:flex">
              {isEditable(order) && (
                <IconButton
                  label={t`Edit the order of ${order.customer || t`Guest`}`}
                  onClick={() => edit(order)}
                >
                  <Pencil />
                </IconButton>
              )}
              {!isGhost(order) && <LaundryActions order={order} />}
            </span>
            <Button
              variant="secondary"
              block
              className="md:hidden"
              onClick={() => setOpenId(order.id)}
            >
              <Trans>Details</Trans>
            </Button>
          </>
        )}
      />
      {more}
      {opened && (
        <Dialog
          open
          onClose={() => setOpenId(null)}
          title={opened.customer || t`Guest`}
          description={i18n._(statusLabels[opened.status])}
          footer={
            <>
              <Button variant="secondary" onClick={() => setOpenId(null)}>
                <Trans>Close</Trans>
              </Button>
              {isEditable(opened) && (
                <Button variant="secondary" onClick={() => edit(opened)}>
                  <Trans>Edit</Trans>
                </Button>
              )}
              {!isGhost(opened) && <LaundryActions order={opened} inFoot />}
            </>
          }
        >
          <LaundryDetails order={opened} />
        </Dialog>
      )}
    </div>
  )
}
