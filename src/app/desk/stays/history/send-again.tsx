import { Trans, useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { operationTitle } from '#parts/operation-title.ts'
import { useHouse } from '#parts/use-house.ts'
import { Button } from '#ui/button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { descriptors } from '../../../operations.ts'
import { WaitingState } from './history-card.tsx'

/** In order with all other steps on the stay. Throws NotSavedError. */
const sendLetterAgain = (booking: DeskBooking, letterId: string, name: string) =>
  offline().outbox.confirm({
    route: 'sendLetterAgain',
    params: { id: booking.id, letterId },
    body: {},
    group: `hotel_bookings:${booking.id}`,
    actor: offline().actor(),
    words: {
      title: operationTitle(descriptors, 'sendLetterAgain', {}),
      detail: [name, booking.customer_name].filter((word) => word !== '').join(' · '),
    },
  })

/**
 * Sends a letter again, as things are when the house hears of it; without the link it waits.
 *
 * @param name what the letter is called
 */
export function SendAgain({
  booking,
  letterId,
  name,
  waiting,
}: {
  booking: DeskBooking
  letterId: string
  name: string
  /** Operations on this device about the stay that the house has not told of. */
  waiting: readonly OperationRow[]
}) {
  const { t } = useLingui()
  const toasts = useToasts()
  const isSent = useHouse().sends_mail !== false
  const { busy, failure, save } = useSaving()
  const [asked, setAsked] = useState(false)
  const { customer_email: email } = booking
  const waits = waiting.find(
    ({ route, params }) => route === 'sendLetterAgain' && params.letterId === letterId,
  )

  async function send() {
    const saved = await save(() => sendLetterAgain(booking, letterId, name))
    if (saved === null) return
    setAsked(true)
    toasts.show({
      tone: 'waiting',
      text: isSent
        ? t`Saved: it is sent when the house has it.`
        : t`Saved: the house keeps it as a file, and no e-mail goes out.`,
    })
  }

  if (waits !== undefined) return <WaitingState operation={waits} />
  // Until the row of the new letter is there, which has this button in its turn.
  if (asked) return null
  if (!email) {
    return (
      <p className="note">
        <Trans>The guest has no e-mail address: it cannot be sent again.</Trans>
      </p>
    )
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        icon={<Mail />}
        busy={busy}
        aria-label={t`Send again to ${email}: ${name}`}
        onClick={() => void send()}
      >
        <Trans>Send again</Trans>
      </Button>
      {failure && <NotSaved title={t`The message was not sent`} reason={failure} />}
    </div>
  )
}
