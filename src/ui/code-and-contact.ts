import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isCode, tidyCode } from '#lib/read-code.ts'

/** The fields that find a guest's booking: a code and a contact. */
export interface CodeAndContact {
  code: string
  /** Phone number or e-mail, as it was given when booking. */
  contact: string
}

export interface CodeProblem {
  field: keyof CodeAndContact
  message: MessageDescriptor
}

/** Problems that block the look-up; the server checks the rest. */
export function codeProblems({ code, contact }: CodeAndContact): CodeProblem[] {
  const problems: CodeProblem[] = []
  if (!isCode(tidyCode(code))) {
    problems.push({
      field: 'code',
      message: msg`Please enter the code of your booking: 8 letters and digits, never 0, O, 1, I, L or U.`,
    })
  }
  if (contact.trim() === '') {
    problems.push({
      field: 'contact',
      message: msg`Please enter the phone number or e-mail that you gave when booking.`,
    })
  }
  return problems
}
