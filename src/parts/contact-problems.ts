import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmail } from '#domain/email.ts'
import { isPhone } from '#domain/phone.ts'

/*
 * How a guest can be reached, as the desk writes it down: it may be left out, and what is written is
 * judged by the house's own rules and said in its words (server/pipeline/validate.ts), before anything
 * waits to be sent.
 */

export const phoneProblem = (text: string): MessageDescriptor | null =>
  text.trim() === '' || isPhone(text) ? null : msg`Must be a valid phone number.`

export const emailProblem = (text: string): MessageDescriptor | null =>
  text.trim() === '' || isEmail(text) ? null : msg`Must be a valid e-mail address.`
