import { useLingui } from '@lingui/react/macro'
import type { RescheduleBooking, StepBooking } from '#contract/bookings.ts'
import { bookingStatuses } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useToasts } from '#ui/toasts.tsx'
import { bookingGroup, bookingStepRoutes } from '../operations/desk-steps.ts'
import { bookingStepTitle, daysWords, type BookingStep } from '../operations/desk-steps-words.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { stepBefore } from './steps-of.ts'
import { useRoomWords } from './use-room-words.ts'

/** A step as it is wished; what the person saw is added from the booking. */
export type WishedStep =
  | { step: 'approve' | 'check_in' | 'check_out' | 'no_show' }
  | { step: 'cancel'; reason: string }
  | ({ step: 'reschedule' } & Omit<RescheduleBooking, 'seen'>)

/** The state, where it is one that our house knows. */
function seenStatus({ status }: DeskBooking): Pick<StepBooking, 'seen'> {
  const known = bookingStatuses.find((one) => one === status)
  return known === undefined ? {} : { seen: { status: known } }
}

function bodyOf(booking: DeskBooking, wished: WishedStep): StepBooking | RescheduleBooking {
  switch (wished.step) {
    case 'approve':
    case 'check_in':
    case 'check_out':
    case 'no_show':
      return seenStatus(booking)
    case 'cancel':
      return { ...seenStatus(booking), reason: wished.reason.trim() || null }
    case 'reschedule': {
      const { check_in, check_out, room_id } = wished
      const seen = {
        check_in: booking.check_in,
        check_out: booking.check_out,
        ...(booking.room_id === '' ? {} : { room_id: booking.room_id }),
      }
      const other = room_id !== undefined && room_id !== booking.room_id
      // A room that is not said stays: another host's documented call has the dates alone.
      return { check_in, check_out, ...(other ? { room_id } : {}), seen }
    }
  }
}

/**
 * Takes a step on a booking: into the outbox, saying what the person saw and which step of theirs
 * it follows (design §5). Answers whether it was saved; when not, the person is told at once and
 * nothing has changed.
 */
export function useBookingStep(): (booking: DeskBooking, wished: WishedStep) => Promise<boolean> {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const roomWords = useRoomWords()
  return async (booking, wished) => {
    const { client, outbox, actor, actorKey } = offline()
    const operations = client.getQueryData<OperationRow[]>(outboxQuery([actorKey()]).queryKey)
    const before = stepBefore(operations ?? [], booking.id)
    const step: BookingStep = wished.step
    const body = bodyOf(booking, wished)
    const guest = booking.customer_name || t`Guest`
    const days = daysWords(booking.check_in, booking.check_out)
    try {
      await outbox.confirm({
        route: bookingStepRoutes[step],
        params: { id: booking.id },
        body,
        group: bookingGroup(booking.id),
        after: before ? [before.id] : [],
        actor: actor(),
        words: {
          title: i18n._(bookingStepTitle(step, body)),
          detail: [guest, roomWords(booking), days].filter((word) => word !== '').join(' · '),
        },
      })
      return true
    } catch (error) {
      if (!(error instanceof NotSavedError)) throw error
      toasts.show({
        tone: 'error',
        text: t`This could not be saved on this device, so nothing was done. Make room on the device or reload, then try again.`,
      })
      return false
    }
  }
}
