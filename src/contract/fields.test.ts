import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { phone } from './fields.ts'

it('keeps a phone number as it was written, in digits that the desk can read', () => {
  expect(z.parse(phone, ' 0788 123-456 ')).toBe('0788 123-456')
  expect(z.parse(phone, '\u202A٠٧٨٨ ١٢٣ ٤٥٦\u202C')).toBe('0788 123 456')
})
