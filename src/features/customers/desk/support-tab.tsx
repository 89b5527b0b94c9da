import { Trans, useLingui } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { DateText } from '#ui/date-text.tsx'
import { setTicket } from '../actions.ts'
import type { Ticket } from './community.ts'
import type { DeskList } from '#parts/desk/desk-list.ts'
import { CloseOrReopen } from './close-or-reopen.tsx'
import { StatusChips } from './status-chips.tsx'
import { ListFrame } from './list-frame.tsx'
import { TicketDialog } from './ticket-dialog.tsx'
import { useAct } from './use-act.ts'
import { WorkBadge } from './work-badge.tsx'
import { ticketStatusLabels } from '../status-labels.ts'
import { priorityLabels, ticketTones } from './labels.ts'

type Shown = Ticket['status'] | 'all'

/** What guests wrote on the contact page (spec 3 §2.10). */
export function SupportTab({ list }: { list: DeskList<Ticket> }) {
  const { t, i18n } = useLingui()
  const [status, setStatus] = useState<Shown>('all')
  const [openId, setOpenId] = useState<string | null>(null)
  const act = useAct()
  const all = (list.rows ?? []).toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const rows = status === 'all' ? all : all.filter((row) => row.status === status)
  const opened = all.find(({ id }) => id === openId)
  return (
    <div className="grid gap-4">
      <StatusChips rows={all} labels={ticketStatusLabels} value={status} onChange={setStatus} />
      <ListFrame
        list={list}
        empty={rows.length === 0}
        failed={t`Failed to load tickets.`}
        title={t`No tickets found.`}
        text={t`A message from the contact page opens a ticket here.`}
      >
        <DataList
          label={t`Tickets`}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'customer',
              header: <Trans>Customer</Trans>,
              primary: true,
              render: (row) => (
                <span className="grid gap-1">
                  <span className="break-words">{row.customer}</span>
                  <WorkBadge work={list.waiting.get(row.id)} />
                </span>
              ),
            },
            {
              key: 'subject',
              header: <Trans>Subject</Trans>,
              render: (row) => <span className="line-clamp-2 break-words">{row.subject}</span>,
            },
            {
              key: 'priority',
              header: <Trans>Priority</Trans>,
              render: (row) =>
                row.priority === 'high' ? (
                  <Badge tone="error">{i18n._(priorityLabels.high)}</Badge>
                ) : (
                  i18n._(priorityLabels[row.priority])
                ),
            },
            {
              key: 'status',
              header: <Trans>Status</Trans>,
              render: (row) => (
                <Badge tone={ticketTones[row.status]}>
                  {i18n._(ticketStatusLabels[row.status])}
                </Badge>
              ),
            },
            {
              key: 'date',
              header: <Trans>Date</Trans>,
              render: (row) => (
                <span className="whitespace-nowrap">
                  <DateText value={row.created_at} format="short" />
                </span>
              ),
            },
          ]}
          renderActions={(row) => (
            <span className="flex flex-wrap justify-end gap-1">
              <Button
                variant="secondary"
                icon={<MessagesSquare />}
                aria-label={t`View the ticket ${row.subject}`}
                onClick={() => setOpenId(row.id)}
              >
                <Trans>View</Trans>
              </Button>
              <CloseOrReopen ticket={row} onSet={(to) => void act(() => setTicket(row, to))} />
            </span>
          )}
        />
      </ListFrame>
      {opened && <TicketDialog ticket={opened} onClose={() => setOpenId(null)} />}
    </div>
  )
}
