import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ConciergeBell } from 'lucide-react'
import { useMemo } from 'react'
import type { CustomOrder } from '#contract/custom.ts'
import { claimOf, customSteps } from '#domain/custom.ts'
import { dayIn } from '#domain/days.ts'
import { offline } from '#offline/offline.ts'
import { BoardList, BoardRow, GuestLink, StatusBadge } from '#parts/desk/board-list.tsx'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import type { HouseTime, Today } from '#parts/desk/service-desk.ts'
import { useHouse } from '#parts/use-house.ts'
import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/date-text.tsx'
import { useValue } from '#ui/use-value.ts'
import { customServices, type CustomService } from '../data.ts'

/** An order without a day is wanted from the house's day on which it was placed. */
export const wantedDay = (
  { day, created_at }: Pick<CustomOrder, 'day' | 'created_at'>,
  timezone: string,
) => day ?? dayIn(timezone, new Date(created_at))

export interface DueOrder {
  order: CustomOrder
  /** From which it is wanted. */
  day: string
  /** Who in the house does it; '' where it is not known. */
  by: string
  /** It should be over by now, or it begins without having been confirmed. */
  late: boolean
}

/** Open orders that are wanted by today, soonest first. What is under way is among them. */
export function customDueOf(
  orders: readonly CustomOrder[],
  services: readonly CustomService[],
  at: HouseTime,
  timezone: string,
): DueOrder[] {
  const now = `${at.today}T${at.now}`
  const sorting = ({ day, order }: Pick<DueOrder, 'day' | 'order'>) => `${day} ${order.time ?? ''}`
  return orders
    .filter((order) => !customSteps.isOver(order.status))
    .map((order) => ({ order, day: wantedDay(order, timezone) }))
    .filter(({ day }) => day <= at.today)
    .toSorted((a, b) => sorting(a).localeCompare(sorting(b)))
    .map(({ order, day }) => {
      const service = services.find(({ id }) => id === order.service_id)
      // As it lasts today: an order does not say.
      const lasting = { ...order, duration_minutes: service?.duration_minutes ?? null }
      const claim = claimOf(lasting, order)
      const isAwaited = order.status === 'pending' && order.time !== null
      const late = claim === null ? day < at.today : (isAwaited ? claim.from : claim.until) <= now
      return { order, day, by: service?.provided_by ?? '', late }
    })
}

/** The day of the house's own services. A house that has none is shown nothing of them. */
export function useCustomToday(rows: readonly CustomOrder[], at: HouseTime): Today {
  const { t } = useLingui()
  const foreign = useValue(offline().host) === 'foreign'
  const services = useQuery({ ...customServices(), enabled: !foreign }).data?.rows ?? none
  const { today, now } = at
  const { timezone } = useHouse()
  const due = useMemo(
    () => customDueOf(rows, services, { today, now }, timezone),
    [rows, services, today, now, timezone],
  )
  if (services.length === 0 && due.length === 0) return {}
  const late = due.filter((one) => one.late)
  return {
    tile: {
      key: 'custom',
      label: t`Other services`,
      icon: <ConciergeBell />,
      to: late.length > 0 ? '/dashboard?show=late' : '#custom',
      value: due.length,
      ...(late.length > 0 && {
        tone: 'error' as const,
        hint: t`${plural(late.length, { one: '# late', other: '# late' })}`,
      }),
    },
    board: <CustomDue due={due} today={today} />,
    late: {
      count: late.length,
      only: late.length > 0 && <CustomDue due={late} today={today} />,
    },
  }
}

const none: readonly CustomService[] = []

function CustomDue({ due, today }: { due: readonly DueOrder[]; today: string }) {
  const { t } = useLingui()
  return (
    <BoardList
      id="custom"
      title={t`Other services`}
      count={due.length}
      empty={t`None of the house’s own services is due today.`}
    >
      {due.map(({ order, day, by, late }) => (
        <BoardRow
          key={order.id}
          lead={order.time ?? '–'}
          who={
            <GuestLink
              type="custom"
              code={order.code}
              guest={order.customer_name}
              of={guestOrderOf('custom', order)}
            />
          }
          notes={
            <>
              {late && (
                <Badge tone="error">
                  {day < today ? (
                    <Trans>
                      Planned for <DateText value={day} format="short" />
                    </Trans>
                  ) : (
                    <Trans>Late</Trans>
                  )}
                </Badge>
              )}
              <StatusBadge status={order.status} />
              <span>{serviceText(order)}</span>
              {by}
              {order.room && <Trans>Room {order.room}</Trans>}
            </>
          }
        />
      ))}
    </BoardList>
  )
}

/** "2 × Massage" */
export const serviceText = ({ qty, name_en }: Pick<CustomOrder, 'qty' | 'name_en'>) =>
  qty === 1 ? name_en : `${qty} × ${name_en}`
