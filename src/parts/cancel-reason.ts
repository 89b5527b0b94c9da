import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cancelReasons } from '#domain/cancel-reasons.ts'

/** Why something was cancelled, for its reader: the server's own sentences translated, else as typed. */
export function cancelReason(
  stored: string,
  reader: 'guest' | 'staff',
  i18n: Pick<I18n, '_'>,
): string {
  const text = ownSentence(stored, reader === 'guest')
  return text === null ? stored : i18n._(text)
}

function ownSentence(stored: string, toGuest: boolean): MessageDescriptor | null {
  const { guest, house, noShow, calendar } = cancelReasons
  if (stored === house)
    return toGuest ? msg`The house cancelled this.` : msg`Cancelled by the house`
  if (stored === noShow) return toGuest ? msg`You did not arrive.` : msg`No-show`
  if (stored === guest) return toGuest ? msg`You cancelled this.` : msg`Cancelled by the guest`
  if (stored.startsWith(`${guest}: `)) {
    const typed = stored.slice(guest.length + 2)
    return toGuest ? msg`You cancelled this: ${typed}` : msg`Cancelled by the guest: ${typed}`
  }
  if (!stored.startsWith(`${calendar} `)) return null
  const channel = stored.slice(calendar.length + 1)
  return msg`No longer in the calendar of ${channel}`
}
