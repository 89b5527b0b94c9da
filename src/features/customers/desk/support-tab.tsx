import { Trans, useLingui } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
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
import { customerColumn } from './customer-column.tsx'
import { useByStatus } from './use-by-status.ts'
import { ticketStatusLabels } from '../status-labels.ts'
import { priorityLabels, ticketTones } from './labels.ts'

/** What guests wrote on the contact page (spec 3 §2.10). */
export function SupportTab({ list }: { list: DeskList<Ticket> }) {
  const { t, i18n } = useLingui()
  const { chips, shown, opened, open, close } = useByStatus(list.rows)
  const act = useAct()
  return (
    <div className="grid gap-4">
      <StatusChips {...chips} labels={ticketStatusLabels} />
      <ListFrame
        list={list}
        empty={shown.length === 0}
        failed={t`Failed to load tickets.`}
        title={t`No tickets found.`}
        text={t`A message from the contact page opens a ticket here.`}
      >
        <DataList
          label={t`Tickets`}
          rows={shown}
          columns={[
            customerColumn(list, ({ customer }) => customer),
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
                onClick={() => open(row.id)}
              >
                <Trans>View</Trans>
              </Button>
              <CloseOrReopen ticket={row} onSet={(to) => void act(() => setTicket(row, to))} />
            </span>
          )}
        />
      </ListFrame>
      {opened && <TicketDialog ticket={opened} onClose={close} />}
    </div>
  )
}
