// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Paid, Terms } from '#domain/cancellation.ts'
import { testClient } from '#offline/testing/fake-offline.ts'
import { renderAtDesk } from '#parts/testing/at-desk.tsx'
import { CancelMoney } from './cancel-money.tsx'
import { useReceivedCents } from './use-received-cents.ts'

vi.mock('./use-received-cents.ts', () => ({ useReceivedCents: vi.fn() }))
vi.mock('../use-house.ts', () => ({ useHouse: () => ({}) }))
vi.mock('../use-house-now.ts', () => ({ useHouseNow: () => new Date() }))

const terms = (refundCents: number) => (paid: Paid) =>
  ({ refundCents, kept: paid.heldCents - refundCents }) as Terms

async function textOf(held: number | null, back: number, paid = true) {
  vi.mocked(useReceivedCents).mockReturnValue(held)
  const { container } = renderAtDesk(
    testClient(),
    <CancelMoney subject={{ kind: 'room', id: 'b1' }} paid={paid} termsOf={terms(back)} />,
  )
  await act(async () => undefined)
  return container.textContent
}

it('says what was paid and what the terms would give back', async () => {
  const all = await textOf(24_000, 24_000)
  expect(all).toContain('$240.00 was paid')
  expect(all).toContain('all of it goes back')
  expect(all).toContain('Nothing is given back automatically')
  const part = await textOf(24_000, 16_000)
  expect(part).toContain('$160.00 goes back and $80.00 is kept')
  expect(await textOf(24_000, 0)).toContain('nothing goes back')
})

it('says nothing where nothing was paid, and no sum where none is known', async () => {
  expect(await textOf(0, 0, false)).toBe('')
  expect(await textOf(null, 0, false)).toBe('')
  expect(await textOf(null, 0, true)).toBe('It was paid: what is given back is settled apart.')
})
