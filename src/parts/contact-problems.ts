import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isEmail } from '#domain/email.ts'
import { isPhone, lacksCallingCode } from '#domain/phone.ts'

/*
 * Contact fields at the desk. They are optional. What is typed is checked by the server's own rules
 * and with its messages (server/pipeline/validate.ts) before it is queued.
 */

export const phoneProblem = (text: string): MessageDescriptor | null =>
  text.trim() === '' || isPhone(text)
    ? null
    : (callingCodeProblem(text) ?? msg`Must be a valid phone number.`)

/** In a house whose country we do not know; null elsewhere. */
export const callingCodeProblem = (text: string): MessageDescriptor | null =>
  lacksCallingCode(text)
    ? msg`Please write the phone number with its country code, such as +44.`
    : null

export const emailProblem = (text: string): MessageDescriptor | null =>
  text.trim() === '' || isEmail(text) ? null : msg`Must be a valid e-mail address.`
