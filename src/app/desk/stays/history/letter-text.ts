import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LetterState, LetterTrouble, StayLetter, stayLetters } from '#contract/stay-events.ts'
import type { Tone } from '#ui/tones.tsx'

/** What a letter is. */
export const letterLabels: Readonly<Record<(typeof stayLetters)[number], MessageDescriptor>> = {
  booking_confirmed: msg`Confirmation`,
  booking_held: msg`Rooms are held`,
  booking_cancelled: msg`Cancellation`,
  service_confirmed: msg`Confirmation of an order`,
  cart_booked: msg`All that was booked together`,
  receipt: msg`Receipt`,
}

/** Why it has not gone, and what to do. */
const troubles: Readonly<Record<LetterTrouble, MessageDescriptor>> = {
  unreachable: msg`The mail server cannot be reached. It is tried again by itself.`,
  later: msg`It could not be sent yet. It is tried again by itself.`,
  refused: msg`The address was refused. Ask the guest for the right one.`,
  gave_up: msg`It was tried for three days. Tell the guest by phone.`,
  no_mail_server: msg`The house has no mail server yet. Tell the guest by phone.`,
  nobody: msg`There is no address for it, or these messages are switched off in the settings.`,
  nothing_to_say: msg`It was out of date, so it was not sent.`,
  limit: msg`Too many messages were asked for by strangers. Tell the guest by phone.`,
  erased: msg`The guest was erased.`,
}

/** Refused by one of two ways, while the other got through. */
const partly = msg`Another address or number was refused. Ask the guest for the right one.`

const states: Readonly<Record<LetterState, { label: MessageDescriptor; tone: Tone }>> = {
  queued: { label: msg`Waiting`, tone: 'waiting' },
  sent: { label: msg`Sent`, tone: 'confirmed' },
  kept: { label: msg`Not sent`, tone: 'error' },
  dropped: { label: msg`Not sent`, tone: 'neutral' },
  failed: { label: msg`Not sent`, tone: 'error' },
}

/** How far a letter is; `why`: what is wrong, and what to do. */
export function letterState({ state, trouble }: StayLetter): {
  label: MessageDescriptor
  tone: Tone
  why: MessageDescriptor | null
} {
  // A newer version of the house may know more states, and more reasons.
  const its = (states as Partial<typeof states>)[state] ?? states.queued
  const why = trouble === null ? null : ((troubles as Partial<typeof troubles>)[trouble] ?? null)
  return { ...its, why: state === 'sent' && trouble === 'refused' ? partly : why }
}
