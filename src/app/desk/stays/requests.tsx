import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { BoardList, StatusBadge } from '#parts/desk/board-list.tsx'
import type { GuestStay } from '#parts/desk/guest-stays.ts'
import { paymentLabels, paymentTone } from '#parts/desk/booking-labels.ts'
import type { OrderedFor } from '#parts/desk/service-desk.ts'
import { kindIcons, typeLabels } from '#parts/services.ts'
import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { NewOrder } from '../new-order.tsx'
import { useSources } from '../services.ts'
import { useStableList } from '../use-stable-list.ts'
import { requestsOf, type Requested } from './requests-of.ts'

/**
 * Everything asked for during the stay: on its bill, and what the same guest pays by itself.
 *
 * @param room its number; null: nothing is ordered for this stay any more
 */
export function Requests({ stay, room }: { stay: GuestStay; room: string | null }) {
  const { t } = useLingui()
  const lists = useStableList(useSources().map(({ rows }) => rows))
  const { id, contact, checkIn, checkOut } = stay
  const { name, phone, email } = contact
  const found = useMemo(() => {
    const rows = lists.flatMap((list) => list ?? [])
    return requestsOf({ id, checkIn, checkOut, contact: { name, phone, email } }, rows)
  }, [lists, id, checkIn, checkOut, name, phone, email])
  return (
    <BoardList
      id="requests"
      title={t`Asked for during the stay`}
      count={found.length}
      empty={t`Nothing yet.`}
      action={room !== null && <NewOrder guest={orderedFor(stay, room)} />}
    >
      {found.map((one) => (
        <Request key={one.row.key} request={one} />
      ))}
    </BoardList>
  )
}

const orderedFor = ({ id, contact, checkIn, checkOut }: GuestStay, room: string): OrderedFor => ({
  stayId: id,
  name: contact.name,
  phone: contact.phone ?? '',
  email: contact.email ?? '',
  room,
  checkIn,
  checkOut,
})

function Request({ request: { row, onBill } }: { request: Requested }) {
  const { i18n } = useLingui()
  const Icon = kindIcons[row.type]
  const payment = paymentLabels[row.paymentStatus]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <div className="grid min-w-0 flex-1 basis-56">
        <p className="flex min-w-0 items-center gap-2">
          <Icon className="size-4 shrink-0 text-ink-soft" />
          <TextLink
            standalone
            to={`/dashboard/bookings?type=${row.type}&q=${encodeURIComponent(row.reference)}`}
          >
            {i18n._(typeLabels[row.type])} {row.reference}
          </TextLink>
        </p>
        <p className="text-sm text-ink-soft">
          <DateText value={row.from} format="short" />
          {row.time && ` ${row.time}`}
          {row.services.length > 0 && ` · ${row.services.join(', ')}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        {/* Nothing looks confirmed before the house has it. */}
        {row.waiting > 0 ? (
          <Badge tone="waiting">
            <Trans>Saved on this device</Trans>
          </Badge>
        ) : (
          <StatusBadge status={row.status} />
        )}
        {row.flag && <Badge tone="conflict">{row.flag}</Badge>}
        {onBill ? (
          <Badge tone="neutral">
            <Trans>On the bill</Trans>
          </Badge>
        ) : (
          row.paymentStatus !== '' && (
            <Badge tone={paymentTone(row.paymentStatus)}>
              {payment ? i18n._(payment) : row.paymentStatus}
            </Badge>
          )
        )}
        {row.paymentStatus !== '' && (
          <Money
            amount={row.total}
            currency={row.currency}
            className="min-w-20 text-right font-semibold"
          />
        )}
      </div>
    </li>
  )
}
