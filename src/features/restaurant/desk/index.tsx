import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { UtensilsCrossed } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { Order } from '#contract/restaurant.ts'
import { mealTerms } from '#domain/restaurant.ts'
import { createServiceDesk } from '#parts/desk/service-desk.ts'
import { withMessages } from '#ui/messages.ts'
import { boardOf, lateOf } from './board.ts'
import { whoseOrder } from './labels.ts'
import { kitchenEntry } from './kitchen/entry.ts'
import { Lanes } from './lanes.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import { orderedHere } from './take/taken.ts'
import { useOrders } from './use-orders.ts'

const menu = '/dashboard/restaurant/menu'

export const desk = createServiceDesk<Order>({
  kind: 'restaurant',
  order: { inFilter: 3, ofDay: 1 },
  useList: useOrders,
  ordered: orderedHere,
  take: { route: 'placeRestaurantOrder', dialog: withMessages(() => import('./take/dialog.tsx')) },
  actions: (order) => <OrderActions order={order} />,
  details: (order) => <OrderDetails order={order} />,
  termsOf: ({ status }, paid) => mealTerms(status, paid),
  useRow() {
    const { t } = useLingui()
    return (order) => ({
      guest: whoseOrder(order) || t`Guest`,
      reference: order.number > 0 ? t`No. ${order.number} · ${order.code}` : order.code,
      from: order.schedule_date,
      to: null,
      time: order.schedule_time,
      services: order.items.map((line) => `${line.qty} × ${line.name}`),
    })
  },
  useToday({ rows: orders, waiting }, { today, now }) {
    const { t } = useLingui()
    const board = useMemo(() => orders && boardOf(orders, today, now), [orders, today, now])
    const cooking = board && Object.values(board.lanes).flat().length
    const late = board?.late.size ?? 0
    const section = (children: ReactNode) => (
      <section
        id="kitchen"
        tabIndex={-1}
        aria-label={t`Kitchen`}
        className="grid scroll-mt-20 gap-2 outline-none"
      >
        <h2 className="text-lg">{t`Kitchen`}</h2>
        {children}
      </section>
    )
    return {
      tile: {
        key: 'kitchen',
        label: t`Kitchen`,
        icon: <UtensilsCrossed />,
        to: late > 0 ? '/dashboard?show=late' : '#kitchen',
        value: cooking ?? '–',
        ...(late > 0 && {
          tone: 'error' as const,
          hint: t`${plural(late, {
            one: '# late',
            other: '# late',
          })}`,
        }),
      },
      wide:
        board &&
        section(
          <>
            <Lanes board={board} today={today} steps={waiting} />
            <p className="note">
              <Trans>{board.served} served today</Trans>
            </p>
          </>,
        ),
      late: board && {
        count: late,
        only: section(<Lanes board={lateOf(board)} today={today} steps={waiting} whole />),
      },
    }
  },
  entry: {
    order: 1,
    to: menu,
    label: msg`Restaurant`,
    icon: UtensilsCrossed,
    screen: withMessages(() => import('./menu-screen.tsx')),
  },
  work: kitchenEntry,
  note: {
    text: msg`Dishes and drinks, at the table, in the room or to take away.`,
    to: menu,
    label: msg`Menu`,
  },
})
