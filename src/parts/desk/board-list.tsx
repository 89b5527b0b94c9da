import { Trans, useLingui } from '@lingui/react/macro'
import { Children, isValidElement, useState, type ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { BookingType } from './booking-row.ts'
import { statusLabels, statusTone } from '../status-labels.ts'
import type { GuestOrder } from './guest-stays.ts'
import { GuestName } from './stay-link.tsx'

/** Further rows are hidden until a button is pressed. */
const MAX_ROWS = 6

/** One list of the day with its count. `id`: the target of its tile's link. */
export function BoardList({
  id,
  title,
  count,
  empty,
  action,
  children,
}: {
  id: string
  title: ReactNode
  count: number
  /** Text of an empty list. */
  empty: ReactNode
  /** Below the title: the way to a new entry. */
  action?: ReactNode
  children: ReactNode
}) {
  const [isExpanded, setExpanded] = useState(false)
  const rows = Children.toArray(children).map((row, at) => (
    <EntryBoundary key={isValidElement(row) ? row.key : at} as="li">
      {row}
    </EntryBoundary>
  ))
  const shown = isExpanded ? rows : rows.slice(0, MAX_ROWS)
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 content-start outline-none"
    >
      <h2
        id={`${id}-title`}
        className="flex items-baseline justify-between border-b-2 border-line pb-1.5 text-base font-semibold"
      >
        {title}
        <span className="text-ink-soft tabular">{count}</span>
      </h2>
      {action && <div className="pt-2.5 pb-1 empty:hidden">{action}</div>}
      {count === 0 ? (
        <p className="py-2 note">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">{shown}</ul>
      )}
      {shown.length < rows.length && (
        <p>
          <Button variant="quiet" onClick={() => setExpanded(true)}>
            <Trans>All {rows.length}</Trans>
          </Button>
        </p>
      )}
    </section>
  )
}

/** `lead` is a room number or a time; then the guest, notes and the next step. */
export function BoardRow({
  lead,
  who,
  notes,
  action,
}: {
  lead: ReactNode
  who: ReactNode
  notes?: ReactNode
  action?: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2">
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
          <span className="font-semibold tabular">{lead}</span>
          {who}
        </p>
        {notes && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 note empty:hidden">
            {notes}
          </div>
        )}
      </div>
      {action && <div className="flex flex-wrap items-center gap-2 empty:hidden">{action}</div>}
    </li>
  )
}

/** The guest's name: leads to their stay, without one to the order in the list. */
export function GuestLink({
  type,
  code,
  guest,
  of: order,
  className = '',
}: {
  type: BookingType
  code: string
  guest: string
  of: GuestOrder
  className?: string
}) {
  const { t } = useLingui()
  return (
    <GuestName
      of={order}
      name={guest}
      className={className}
      otherwise={
        <TextLink
          standalone
          to={`/dashboard/bookings?type=${type}&q=${encodeURIComponent(code)}`}
          className={`break-words ${className}`}
        >
          {guest || t`Guest`}
        </TextLink>
      }
    />
  )
}

export function StatusBadge({ status }: { status: string }) {
  const { i18n } = useLingui()
  const label = statusLabels[status]
  return <Badge tone={statusTone(status)}>{label ? i18n._(label) : status}</Badge>
}
