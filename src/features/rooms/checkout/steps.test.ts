import { expect, it } from 'vitest'
import { payAddress, stepAfter, stepBefore, stepOf, stepSearch } from './steps.ts'

const query = (text: string) => new URLSearchParams(text)

it('gives each step an address and keeps what else the address says', () => {
  expect(stepOf(query(''))).toBe('dates')
  expect(stepOf(query('step=elsewhere'))).toBe('dates')
  expect(stepOf(query('step=review'))).toBe('review')
  expect(stepSearch(query('check_in=2026-11-24'), 'extras')).toBe(
    '?check_in=2026-11-24&step=extras',
  )
  expect(stepSearch(query('change=7&step=extras'), 'dates')).toBe('?change=7')
  expect(stepSearch(query('step=extras'), 'dates')).toBe('')
  expect(stepSearch(query('step=pay&request=9'), 'details')).toBe('?step=details')
})

it('goes on and back within the five', () => {
  expect(stepBefore('dates')).toBe('dates')
  expect(stepBefore('review')).toBe('details')
  expect(stepAfter('dates')).toBe('extras')
  expect(stepAfter('pay')).toBe('pay')
})

it('knows where a booking is paid for', () => {
  expect(payAddress({ id: '9', route: 'bookRoom', body: { room_id: 'a/b' } })).toBe(
    '/rooms/a%2Fb?step=pay&request=9',
  )
  expect(payAddress({ id: '9', route: 'bookBundle', body: { room_ids: ['4', '7'] } })).toBe(
    '/rooms/4?bundle=1&request=9',
  )
})
