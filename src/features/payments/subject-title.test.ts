import { i18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import { subjectTitle } from './subject-title.ts'
import { payment } from './testing/payment.ts'

it.each([
  ['restaurant', 'Order no. 12', 'Translated'],
  ['laundry', 'Laundry', 'Translated'],
  // What the house calls it stays.
  ['room', '104 Bisoke', '104 Bisoke'],
  ['tour', 'Order no. 9 walk', 'Order no. 9 walk'],
] as const)('%s: %s', (kind, title, shown) => {
  vi.spyOn(i18n, '_').mockReturnValue('Translated')
  const money = payment('a', { subject: { kind, id: '1' }, subject_title: title })
  expect(subjectTitle(money)).toBe(shown)
  vi.restoreAllMocks()
})
