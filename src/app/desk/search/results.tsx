import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Contact, Smartphone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { StateBadge } from '#features/rooms/desk/state-badge.tsx'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { statusLabels, statusTone } from '#parts/status-labels.ts'
import { isGhost, type DeskBooking } from '#features/rooms/desk-booking.ts'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import { kindIcons, typeLabels } from '#parts/services.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'
import { DateText } from '#ui/date-text.tsx'
import type { Paper } from './find.ts'
import type { Hit, HitGroup } from './hits.ts'

/** What was found, in groups: the popup of the field's combobox. */
export function Results({
  id,
  groups,
  active,
  optionId,
  onOpen,
}: {
  id: string
  groups: readonly HitGroup[]
  /** The one that Enter opens. */
  active: Hit | undefined
  optionId: (hit: Hit) => string
  onOpen: (hit: Hit) => void
}) {
  const { t } = useLingui()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t`Found`}
      className={cx(
        'min-h-0 overflow-y-auto overscroll-contain',
        groups.length > 0 && 'flex-1 py-2',
      )}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div
            id={`${id}-${group.id}`}
            role="presentation"
            className="flex items-baseline justify-between gap-3 px-4 pt-2 pb-1 text-sm font-semibold text-ink-soft"
          >
            <GroupName id={group.id} />
            {group.count > group.hits.length && (
              <span className="font-normal">
                <Trans>
                  {group.hits.length} of {group.count}: another word narrows it
                </Trans>
              </span>
            )}
          </div>
          {group.hits.map((hit) => (
            <button
              type="button"
              key={hit.key}
              id={optionId(hit)}
              role="option"
              // The arrows of the field choose.
              tabIndex={-1}
              aria-selected={hit === active}
              // The field keeps the focus, and a phone its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onOpen(hit)}
              className={cx(
                'flex min-h-14 w-full items-center gap-3 px-4 py-1.5 text-left hover:bg-sunken',
                hit === active && 'bg-primary-soft inset-ring-2 inset-ring-primary',
              )}
            >
              <HitRow hit={hit} />
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

function GroupName({ id }: { id: HitGroup['id'] }) {
  if (id === 'in-house') return <Trans>In house</Trans>
  if (id === 'arriving') return <Trans>To come</Trans>
  if (id === 'earlier') return <Trans>Over or cancelled</Trans>
  return id === 'orders' ? <Trans>Orders</Trans> : <Trans>Known guests</Trans>
}

function HitRow({ hit }: { hit: Hit }) {
  if (hit.kind === 'stay') return <StayHit booking={hit.row} paper={hit.paper} />
  if (hit.kind === 'order') return <OrderHit row={hit.row} paper={hit.paper} />
  const { name, phone, email, bookings } = hit.row
  return (
    <Row
      icon={<Contact />}
      name={name}
      facts={[phone, email]}
      end={
        <span className="text-sm text-ink-soft">
          <Plural value={bookings} one="# booking" other="# bookings" />
        </span>
      }
    />
  )
}

function StayHit({ booking, paper }: { booking: DeskBooking; paper: Paper | undefined }) {
  const { t } = useLingui()
  const roomLabels = useRoomLabels()
  const Icon = kindIcons.room
  return (
    <Row
      icon={<Icon />}
      name={booking.customer_name || t`Guest`}
      facts={[
        roomLabels(booking),
        <Fragment key="days">
          <Day value={booking.check_in} /> – <Day value={booking.check_out} />
        </Fragment>,
        booking.code,
        paper && <PaperName key="paper" paper={paper} />,
      ]}
      waits={isGhost(booking.id)}
      end={<StateBadge booking={booking} />}
    />
  )
}

function OrderHit({ row, paper }: { row: BookingRow; paper: Paper | undefined }) {
  const { i18n } = useLingui()
  const Icon = kindIcons[row.type]
  const status = statusLabels[row.status]
  return (
    <Row
      icon={<Icon />}
      name={row.guest}
      facts={[
        i18n._(typeLabels[row.type]),
        <Fragment key="day">
          <Day value={row.from} />
          {row.time !== null && ` ${row.time}`}
        </Fragment>,
        row.reference,
        paper && <PaperName key="paper" paper={paper} />,
      ]}
      waits={row.waiting > 0 || isGhost(row.id)}
      end={
        <Badge tone={row.waiting > 0 ? 'waiting' : statusTone(row.status)}>
          {status ? i18n._(status) : row.status}
        </Badge>
      }
    />
  )
}

/** Without this year: a phone has room for one line. */
function Day({ value }: { value: string }) {
  const isThisYear = value.slice(0, 4) === useHouseDay().slice(0, 4)
  return <DateText value={value} format={isThisYear ? 'short' : 'medium'} />
}

function PaperName({ paper }: { paper: Paper }) {
  return paper.kind === 'receipt' ? (
    <Trans>Receipt {paper.text}</Trans>
  ) : (
    <Trans>Payment {paper.text}</Trans>
  )
}

function Row({
  icon,
  name,
  facts,
  end,
  waits = false,
}: {
  icon: ReactNode
  name: string
  /** Empty ones are left out. */
  facts: readonly ReactNode[]
  end: ReactNode
  /** Not yet with the house. */
  waits?: boolean
}) {
  const { t } = useLingui()
  const shown = facts.filter(Boolean)
  return (
    <>
      <span aria-hidden="true" className="shrink-0 text-ink-soft [&_svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <span className="min-w-0 truncate font-semibold">{name}</span>
          {waits && (
            <Smartphone
              aria-label={t`Saved on this device, not yet with the house`}
              className="size-4 shrink-0 text-waiting"
            />
          )}
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          {shown.map((fact, at) => (
            <Fragment key={at}>
              {at > 0 && '\u00a0· '}
              {fact}
            </Fragment>
          ))}
        </span>
      </span>
      <span className="shrink-0">{end}</span>
    </>
  )
}
