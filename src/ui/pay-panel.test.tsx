// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PayPanel } from './pay-panel.tsx'
import { renderUi } from './test-render.tsx'

const CARD = 'visa •••• 4242 12/30'
const start = vi.fn(async () => null)

it('a card that was shown is announced, not paid, and can be paid on the page', () => {
  renderUi(
    <PayPanel status="unpaid" paymentPath={null} announced={CARD} start={start} down={false} />,
  )
  expect(screen.getByText('Card announced, not yet received')).toBeDefined()
  expect(screen.getByText(/Nothing was charged to visa •••• 4242/)).toBeDefined()
  expect(screen.queryByText('Payment successful')).toBeNull()
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeDefined()
})

it('a house that takes nothing online offers nothing, and goes nowhere by itself', () => {
  renderUi(
    <PayPanel status="unpaid" paymentPath={null} online={false} start={start} down={false} auto />,
  )
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  expect(start).not.toHaveBeenCalled()
})

it('what is paid says so, whatever was announced before', () => {
  renderUi(
    <PayPanel status="paid" paymentPath={null} announced={CARD} start={start} down={false} />,
  )
  expect(screen.getByText('Payment successful')).toBeDefined()
  expect(screen.queryByText('Card announced, not yet received')).toBeNull()
})

it('what is paid while one looks is brought to sight and focused; not what was paid before', () => {
  const seen = vi.fn()
  Element.prototype.scrollIntoView = seen
  const panel = (status: string) => (
    <PayPanel status={status} paymentPath={null} start={start} down={false} />
  )
  const paid = () => document.activeElement?.textContent?.includes('Payment successful') === true
  const before = renderUi(panel('paid'))
  expect(seen).not.toHaveBeenCalled()
  before.unmount()
  const { rerender } = renderUi(panel('unpaid'))
  rerender(panel('paid'))
  expect(seen).toHaveBeenCalledOnce()
  expect(document.activeElement).not.toBe(document.body)
  expect(paid()).toBe(true)
})

it('whoever is typing is left where they are', () => {
  const panel = (status: string) => (
    <>
      <input aria-label="Name" />
      <PayPanel status={status} paymentPath={null} start={start} down={false} />
    </>
  )
  const { rerender } = renderUi(panel('unpaid'))
  screen.getByLabelText('Name').focus()
  rerender(panel('paid'))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
