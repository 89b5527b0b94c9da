import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { offline } from '#offline/offline.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { useStatusLabels } from './calendar/use-status-labels.ts'
import { isRequest, keepsRoom } from './room-choice.ts'

/** What a pending booking is. */
export type PendingState =
  /** It waits for an answer, and has no nights. */
  | 'request'
  /** The desk holds its nights until the end of a day. */
  | 'held'
  /** That day is over. */
  | 'lapsed'
  /** Its nights are held while the guest pays. */
  | 'paying'

/** Flags that say more than this: money came for it, or another channel sold it. */
const saysMore: readonly (string | null)[] = ['room_gone', 'calendar_clash']

/** Null: it is not pending, or its flag says more. `now`: ms, the server's clock. */
export function pendingStateOf(booking: DeskBooking, now: number): PendingState | null {
  const { status, flag, asked_here, hold_until } = booking
  if (status !== 'pending' || saysMore.includes(flag)) return null
  // Nothing looks claimed before the server has claimed it.
  if (asked_here === true) return 'request'
  const isHold = (hold_until ?? null) !== null
  if (isRequest(booking, now)) return isHold ? 'lapsed' : 'request'
  if (isHold) return 'held'
  return booking.held_until !== null && keepsRoom(booking, now) ? 'paying' : 'request'
}

export const pendingLabels: Readonly<Record<PendingState, MessageDescriptor>> = {
  request: msg`Request`,
  held: msg`Held`,
  lapsed: msg`Hold lapsed`,
  paying: msg`Being paid`,
}

/** A booking's state in a word: its status, and of a pending one what it is. */
export function useStateLabels(): (booking: DeskBooking) => string {
  const { i18n } = useLingui()
  const status = useStatusLabels()
  return useCallback(
    (booking) => {
      const pending = pendingStateOf(booking, offline().clock.now())
      return pending === null ? status(booking.status) : i18n._(pendingLabels[pending])
    },
    [i18n, status],
  )
}
