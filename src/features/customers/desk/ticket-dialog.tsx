import { Trans, useLingui } from '@lingui/react/macro'
import { ticketPriorities } from '#contract/community.ts'
import { callTo } from '#lib/contact-links.ts'
import { useHouse } from '#parts/use-house.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { replyToTicket, setTicket } from '../actions.ts'
import type { Ticket } from './community.ts'
import { CustomerLink } from './known-guest.tsx'
import { CloseOrReopen } from './close-or-reopen.tsx'
import { ReplyBox, Thread } from './thread.tsx'
import { useAct } from './use-act.ts'
import { priorityLabels } from './labels.ts'

/** A ticket's messages, the answer to the guest, and how pressing it is. */
export function TicketDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const act = useAct()
  const { sends_mail } = useHouse()
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={ticket.subject}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <CloseOrReopen ticket={ticket} onSet={(to) => void act(() => setTicket(ticket, to))} />
        </>
      }
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <p className="grid gap-0.5 break-all">
            <span className="font-semibold">{ticket.customer}</span>
            <span className="text-ink-soft">{ticket.email}</span>
            {ticket.phone && (
              <TextLink href={callTo(ticket.phone)} standalone>
                {ticket.phone}
              </TextLink>
            )}
            <CustomerLink contact={{ ...ticket, name: ticket.customer }} />
          </p>
          <SelectField
            label={t`Priority`}
            value={ticket.priority}
            onChange={(value) => {
              const priority = ticketPriorities.find((one) => one === value)
              if (priority) void act(() => setTicket(ticket, { priority }))
            }}
            options={ticketPriorities.map((value) => ({
              value,
              label: i18n._(priorityLabels[value]),
            }))}
          />
        </div>
        <Thread messages={ticket.messages} />
        <ReplyBox
          name={`ticket-reply:${ticket.id}`}
          label={t`Your reply`}
          hint={
            sends_mail === false
              ? t`The house has no mail server: your reply is written down here and not sent. Call or write to the guest yourself.`
              : t`Sent to the guest by e-mail as soon as the house has it.`
          }
          onSend={(text) => replyToTicket(ticket, text)}
        />
      </div>
    </Dialog>
  )
}
