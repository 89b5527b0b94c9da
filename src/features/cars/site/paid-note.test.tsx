// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '#ui/test-render.tsx'
import { PaidNote } from './paid-note.tsx'

it.each([
  [{ paid: 'op-1' }, 'Payment successful'],
  [{ announced: 'op-1' }, 'Card announced, not yet received'],
])('%o is brought to sight and focused: the form above has begun anew', (state, words) => {
  const seen = vi.fn()
  Element.prototype.scrollIntoView = seen
  renderUi(<PaidNote />, { at: { pathname: '/car-rental', state } })
  expect(screen.getByText(words)).toBeTruthy()
  expect(seen).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toContain(words)
  expect(screen.getByRole('link', { name: 'See your rental' }).getAttribute('href')).toBe(
    '/requests/op-1',
  )
})
