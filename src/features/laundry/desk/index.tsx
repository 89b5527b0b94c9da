import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { WashingMachine } from 'lucide-react'
import { useMemo } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import { laundryTerms } from '#domain/laundry.ts'
import { BoardList, BoardRow, GuestLink, StatusBadge } from '#parts/desk/board-list.tsx'
import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/date-text.tsx'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { createServiceDesk } from '#parts/desk/service-desk.ts'
import { useFormats } from '#ui/formats.tsx'
import { withMessages } from '#ui/messages.ts'
import { useUnitLabels } from '../parts/quote-table.tsx'
import { placedAtDesk } from './manage/new-order.ts'
import { LaundryActions, LaundryDetails, laundryFlagLabels } from './order.tsx'
import { useLaundryDesk, useLaundryOrders } from './orders.ts'

const to = '/dashboard/laundry'
const none: readonly LaundryOrder[] = []

export const desk = createServiceDesk<LaundryOrder>({
  kind: 'laundry',
  order: { inFilter: 1, ofDay: 3 },
  useList: useLaundryOrders,
  useShown: useLaundryDesk,
  take: {
    route: 'placeLaundryOrder',
    dialog: withMessages(() => import('./manage/order-dialog.tsx')),
  },
  ordered: placedAtDesk,
  actions: (order) => <LaundryActions order={order} />,
  details: (order) => <LaundryDetails order={order} />,
  termsOf: ({ status }, paid) => laundryTerms(status, paid),
  flagLabels: laundryFlagLabels,
  useRow() {
    const { t } = useLingui()
    const units = useUnitLabels()
    const { number } = useFormats()
    return ({ in_at, items, rush }) => {
      const lines = items.map(({ name, unit, qty }) => {
        // Of what waits here the name says all of it.
        if (unit === '') return name
        return unit === 'per kg'
          ? `${number(qty)} ${units.of(unit, qty)} ${name}`
          : `${number(qty)} × ${name}`
      })
      return {
        from: in_at.slice(0, 10),
        to: null,
        time: in_at.slice(11) || null,
        services: rush ? [t`Express`, ...lines] : lines,
      }
    }
  },
  useToday({ rows = none }, { today }) {
    const { t } = useLingui()
    const due = useMemo(() => laundryDueOf(rows, today), [rows, today])
    return {
      tile: {
        key: 'laundry',
        label: t`Laundry due`,
        icon: <WashingMachine />,
        to: '#laundry',
        value: due.length,
      },
      board: <LaundryDue orders={due} today={today} />,
    }
  },
  entry: {
    order: 3,
    to,
    label: msg`Laundry`,
    icon: WashingMachine,
    screen: withMessages(() => import('./page.tsx')),
  },
  note: { text: msg`Washing and ironing by the piece or the kilo.`, to, label: msg`Prices` },
})

/** Laundry that is to be back with its guest by today, what is overdue among it. */
export function laundryDueOf(orders: readonly LaundryOrder[], today: string): LaundryOrder[] {
  return orders
    .filter(
      ({ status, out_at }) =>
        status !== 'delivered' && status !== 'cancelled' && out_at.slice(0, 10) <= today,
    )
    .toSorted((a, b) => a.out_at.localeCompare(b.out_at))
}

/** Laundry that somebody waits for today. */
function LaundryDue({ orders, today }: { orders: readonly LaundryOrder[]; today: string }) {
  const { t } = useLingui()
  return (
    <BoardList
      id="laundry"
      title={t`Laundry due`}
      count={orders.length}
      empty={t`No laundry is due today.`}
    >
      {orders.map((order) => (
        <BoardRow
          key={order.id}
          lead={order.out_at.slice(11) || '–'}
          who={
            <GuestLink
              type="laundry"
              code={order.code}
              guest={order.customer}
              of={guestOrderOf('laundry', order)}
            />
          }
          notes={
            <>
              {order.out_at.slice(0, 10) < today && (
                <Badge tone="error">
                  <Trans>
                    Due <DateText value={order.out_at.slice(0, 10)} format="short" />
                  </Trans>
                </Badge>
              )}
              <StatusBadge status={order.status} />
              {order.room && <Trans>Room {order.room}</Trans>}
            </>
          }
        />
      ))}
    </BoardList>
  )
}
