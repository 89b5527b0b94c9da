import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isCode, tidyCode } from '#lib/read-code.ts'

/** What finds a guest's own: a code, and how they can be reached. */
export interface CodeAndContact {
  code: string
  /** Phone number or e-mail, as it was given when booking. */
  contact: string
}

export interface CodeProblem {
  field: keyof CodeAndContact
  message: MessageDescriptor
}

/** What stands in the way of asking; the house judges the rest. */
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
