import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { looseObject, looseText } from '#lib/loose.ts'
import { isCode, tidyCode } from '#lib/read-code.ts'

/** What finds a booking: its code, and how its guest can be reached. */
export interface FindForm {
  code: string
  /** Phone number or e-mail, as it was given when booking. */
  contact: string
}

export const emptyFind: FindForm = { code: '', contact: '' }

/** A form from whatever is kept on the device or came with the navigation. */
export function findFrom(value: unknown): FindForm {
  const { code, contact } = looseObject(value)
  return { code: looseText(code), contact: looseText(contact) }
}

export interface FindProblem {
  field: keyof FindForm
  message: MessageDescriptor
}

/** What stands in the way of asking; the house judges the rest. */
export function findProblems({ code, contact }: FindForm): FindProblem[] {
  const problems: FindProblem[] = []
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
