import { looseObject, looseText } from '#lib/loose.ts'
import type { CodeAndContact } from '#ui/code-and-contact.ts'

export const emptyFind: CodeAndContact = { code: '', contact: '' }

/** A form from whatever is kept on the device or came with the navigation. */
export function findFrom(value: unknown): CodeAndContact {
  const { code, contact } = looseObject(value)
  return { code: looseText(code), contact: looseText(contact) }
}
