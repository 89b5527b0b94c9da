import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { phone, requiredText } from './fields.ts'

it('keeps a phone number as it was written, in digits that the desk can read', () => {
  expect(z.parse(phone, ' 0788 123-456 ')).toBe('0788 123-456')
  expect(z.parse(phone, '\u202A٠٧٨٨ ١٢٣ ٤٥٦\u202C')).toBe('0788 123 456')
})

it('takes no name in which there is nothing to be read, and leaves the marks of one that has letters', () => {
  const name = requiredText(20)
  for (const unseen of ['\u200B\u200D', ' \u2060 ', '\u3164', '\u00AD']) {
    expect(z.safeParse(name, unseen).success).toBe(false)
  }
  expect(z.parse(name, 'علی\u200Cرضا')).toBe('علی\u200Cرضا')
})
