import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { isCancelledPaidFlag } from '#domain/cancelled-paid.ts'
import { flagLabels as paymentFlagLabels } from '#features/payments/desk/labels.ts'
import { flagLabels } from '#features/rooms/desk/labels.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { LeftOwing } from '#parts/desk/left-owing.tsx'
import { useStayBalances } from '#parts/desk/stay-balance.ts'
import { GuestName } from '#parts/desk/stay-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { typeLabels } from '#parts/services.ts'
import { CancelledPaidItem } from './cancelled-paid-item.tsx'
import { BoardList, BoardRow } from '#parts/desk/board-list.tsx'
import { LostRequestItem } from './lost-request-item.tsx'
import type { Flagged, ActionItem, LostRequest, Receivable } from './money-day.ts'

const inBookings = ({ type, code, guest }: ActionItem) =>
  `/dashboard/bookings?type=${type}&q=${encodeURIComponent(code || guest)}`

const inPayments = ({ code, guest }: ActionItem) =>
  `/dashboard/payments?q=${encodeURIComponent(code || guest)}`

/** The guest: to the stay, without one to what has to be dealt with. */
function Who({ item, to }: { item: ActionItem; to: string }) {
  const { t } = useLingui()
  return (
    <GuestName
      of={item.of}
      name={item.guest}
      otherwise={
        <TextLink standalone to={to} className="break-words">
          {item.guest || t`Guest`}
        </TextLink>
      }
    />
  )
}

/** What it is: leads to the order or the payment itself. */
function What({ to, children }: { to: string; children: ReactNode }) {
  return (
    // The line is lower than a touch target, so the area around it counts too.
    <TextLink to={to} className="relative after:absolute after:inset-x-0 after:-inset-y-2">
      {children}
    </TextLink>
  )
}

/** Services that were used and are not paid; a stay leads to its bill. */
export function Unpaid({ receivables }: { receivables: readonly Receivable[] }) {
  const { t, i18n } = useLingui()
  return (
    <BoardList id="unpaid" title={t`Unpaid`} count={receivables.length} empty={t`Nothing is owed.`}>
      {receivables.map((one) => (
        <BoardRow
          key={one.key}
          lead={<Money cents={one.cents} />}
          who={<Who item={one} to={inBookings(one)} />}
          notes={
            <>
              {one.type === 'room' ? (
                <span>{i18n._(typeLabels.room)}</span>
              ) : (
                <What to={inBookings(one)}>{i18n._(typeLabels[one.type])}</What>
              )}
              {one.reason !== undefined && (
                <span>
                  <LeftOwing cents={null} reason={one.reason} />
                </span>
              )}
            </>
          }
        />
      ))}
    </BoardList>
  )
}

const overpaid = {
  short: msg`Paid too much`,
  todo: msg`More was paid than it costs, or it was paid twice. Give it back, or put it on something else.`,
}

/** Flags of services other than rooms; flags about money have the same labels everywhere. */
const ownLabels: Readonly<Record<string, { short: MessageDescriptor; todo: MessageDescriptor }>> = {
  room_mismatch: {
    short: msg`Room not found`,
    todo: msg`It should go on a room’s bill, but no guest in the house matches this room and name. Ask the guest who pays.`,
  },
  overpaid,
}

/** Two tablets may both have taken the payment: how much too much, with a link to the bill. */
function OverpaidActionItem({ item }: { item: Flagged }) {
  const { i18n } = useLingui()
  const stayId = item.key.slice('room:'.length)
  const balance = useStayBalances().of(stayId)?.balance ?? 0
  return (
    <BoardRow
      lead={i18n._(typeLabels.room)}
      who={<Who item={item} to={inBookings(item)} />}
      notes={
        <>
          <Badge tone="conflict">
            {balance < 0 ? (
              <Trans>
                Paid too much: <Money cents={-balance} /> over
              </Trans>
            ) : (
              i18n._(overpaid.short)
            )}
          </Badge>
          <span className="basis-full">{i18n._(overpaid.todo)}</span>
        </>
      }
    />
  )
}

/** Requests whose room went to somebody else, and rows that the server flagged, each with a sentence on what to do. */
export function FlaggedActionItems({
  flagged,
  lostRequests,
  waiting,
}: {
  flagged: readonly Flagged[]
  lostRequests: readonly LostRequest[]
  /** Steps that the server does not have yet, by the booking's id. */
  waiting: ReadonlyMap<string, readonly OperationRow[]>
}) {
  const { t, i18n } = useLingui()
  return (
    <BoardList
      id="flagged"
      title={t`Flagged`}
      count={flagged.length + lostRequests.length}
      empty={t`Nothing is flagged.`}
    >
      {lostRequests.map((one) => (
        <LostRequestItem
          key={one.request.id}
          lost={one}
          steps={waiting.get(one.request.id) ?? []}
        />
      ))}
      {flagged.map((one) => {
        if (!one.isPayment && isCancelledPaidFlag(one.flag)) {
          return <CancelledPaidItem key={one.key} item={one} to={inPayments(one)} />
        }
        if (!one.isPayment && one.flag === 'overpaid' && one.type === 'room') {
          return <OverpaidActionItem key={one.key} item={one} />
        }
        const labels = one.isPayment
          ? paymentFlagLabels(one.flag)
          : (ownLabels[one.flag] ?? flagLabels(one.flag))
        const to = one.isPayment ? inPayments(one) : inBookings(one)
        return (
          <BoardRow
            key={one.key}
            lead={
              <What to={to}>
                {one.isPayment
                  ? t`Payment, ${i18n._(typeLabels[one.type])}`
                  : i18n._(typeLabels[one.type])}
              </What>
            }
            who={<Who item={one} to={to} />}
            notes={
              <>
                <Badge tone="conflict">
                  {labels ? i18n._(labels.short) : <Trans>Needs a look</Trans>}
                </Badge>
                {labels && <span className="basis-full">{i18n._(labels.todo)}</span>}
              </>
            }
          />
        )
      })}
    </BoardList>
  )
}
