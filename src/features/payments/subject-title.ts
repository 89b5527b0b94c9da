import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { kindLabels } from '#parts/services.ts'
import type { Money } from './money.ts'

/** What a payment is for. The server names meals, laundry and rooms without a name in English: those are worded here. */
export function subjectTitle({
  subject,
  subject_title: title,
}: Pick<Money, 'subject' | 'subject_title'>): string {
  const number = /^Order no\. (.+)$/.exec(title)?.[1]
  if (subject.kind === 'restaurant' && number) return i18n._(msg`Order no. ${number}`)
  const room = /^Room (.+)$/.exec(title)?.[1]
  if (subject.kind === 'room' && room) return i18n._(msg`Room ${room}`)
  return subject.kind === 'laundry' ? i18n._(kindLabels.laundry) : title
}
