import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeedProblem } from '#contract/ical.ts'

/** Why a channel's calendar could not be taken, and what to do. */
export const problemWords: Readonly<Record<FeedProblem, MessageDescriptor>> = {
  address_lost: msg`The house can no longer read this address. Add it again under the same channel: what it blocks stays blocked.`,
  address_refused: msg`This address is not on the open Internet, or leads away from it. Copy it from the channel again.`,
  unreachable: msg`The channel does not answer just now. It is asked again by itself.`,
  refused: msg`The channel does not give it out any more. Copy the address from the channel again.`,
  too_large: msg`What is there is too large for a room’s calendar.`,
  not_a_calendar: msg`What is there is not a whole calendar. Copy the address from the channel again.`,
}
