import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { cancelReason } from './cancel-reason.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })

it.each([
  ['Cancelled by the guest', 'You cancelled this.', 'Cancelled by the guest'],
  ['Cancelled by the guest: Rain', 'You cancelled this: Rain', 'Cancelled by the guest: Rain'],
  ['Cancelled by the house', 'The house cancelled this.', 'Cancelled by the house'],
  ['No-show', 'You did not arrive.', 'No-show'],
  [
    'No longer in the calendar of Airbnb',
    'No longer in the calendar of Airbnb',
    'No longer in the calendar of Airbnb',
  ],
  ['Cancelled by the guesthouse', 'Cancelled by the guesthouse', 'Cancelled by the guesthouse'],
  ['No water', 'No water', 'No water'],
])('%s', (stored, guest, staff) => {
  expect(cancelReason(stored, 'guest', english)).toBe(guest)
  expect(cancelReason(stored, 'staff', english)).toBe(staff)
})
