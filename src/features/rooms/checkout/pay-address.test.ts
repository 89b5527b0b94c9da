import { expect, it } from 'vitest'
import { payAddress } from './pay-address.ts'

it('knows where a booking is paid for', () => {
  expect(payAddress({ id: '9', route: 'bookRoom', body: { room_id: 'a/b' } })).toBe(
    '/rooms/a%2Fb?step=pay&request=9',
  )
  expect(payAddress({ id: '9', route: 'bookBundle', body: { room_ids: ['4', '7'] } })).toBe(
    '/rooms/4?bundle=1&request=9',
  )
})
