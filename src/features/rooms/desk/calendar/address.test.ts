import { expect, it } from 'vitest'
import { readAddress, writeAddress } from './address.ts'

const today = '2026-11-21'
const read = (search: string) => readAddress(new URLSearchParams(search), today)

it('is today’s month where the address says none, or none that there is', () => {
  const defaults = { month: '2026-11', view: 'month', search: '', status: 'all' }
  expect(read('')).toEqual(defaults)
  expect(read('month=2026-13&view=week&status=gone')).toEqual(defaults)
})

it('is read as it was written, and says only what does not go without saying', () => {
  const address = {
    month: '2027-02',
    view: 'timeline',
    search: 'aline bisoke',
    status: 'pending',
  } as const
  const written = writeAddress(address, today)
  expect(read(new URLSearchParams(written).toString())).toEqual(address)
  expect(
    writeAddress({ ...address, month: '2026-11', view: 'month', search: '', status: 'all' }, today),
  ).toEqual({})
})
