import { msg } from '@lingui/core/macro'
import { isEmail } from '#domain/email.ts'
import type { SendMessage } from '#contract/community.ts'
import { isBlank } from '#lib/is-blank.ts'
import type { Problem } from './review-form.ts'

/** The fields of the form for a message to the house. */
export interface MessageForm {
  name: string
  email: string
  phone: string
  subject: string
  message: string
}

export const emptyMessage: MessageForm = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
}

/** Form values from a draft, or from the body of a sent message. */
export function messageFrom(saved: unknown): Partial<MessageForm> {
  const { name, email, phone, subject, message } = (saved ?? {}) as Partial<SendMessage>
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    subject: subject ?? '',
    message: message ?? '',
  }
}

export type MessageField = 'name' | 'email' | 'subject' | 'message'

const MIN_LENGTH = 10

/** Problems in the order of the form's fields, in the documents' words (spec 1 §5). */
export function messageProblems(form: MessageForm): Problem<MessageField>[] {
  const problems: Problem<MessageField>[] = []
  if (isBlank(form.name)) {
    problems.push({ field: 'name', message: msg`Please enter your name.` })
  }
  if (!isEmail(form.email.trim())) {
    problems.push({ field: 'email', message: msg`Please enter a valid email.` })
  }
  if (isBlank(form.subject)) {
    problems.push({ field: 'subject', message: msg`Please add a subject.` })
  }
  if (form.message.trim().length < MIN_LENGTH) {
    problems.push({ field: 'message', message: msg`Message must be at least 10 characters.` })
  }
  return problems
}

export function messageBody(form: MessageForm): SendMessage {
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    phone: form.phone.trim() || null,
    subject: form.subject.trim(),
    message: form.message.trim(),
  }
}
