import type { CodeAndContact } from '#ui/code-and-contact.ts'

export const emptyFind: CodeAndContact = { code: '', contact: '' }

/** A form from a saved draft or from the navigation's state: both may be anything. */
export function findFrom(value: unknown): CodeAndContact {
  const { code, contact } = (value ?? {}) as Partial<Record<keyof CodeAndContact, unknown>>
  return { code: textOf(code), contact: textOf(contact) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
