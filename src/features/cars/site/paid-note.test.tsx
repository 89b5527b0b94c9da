// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { PaidNote } from './paid-note.tsx'

afterEach(cleanup)

it.each([
  [{ paid: 'op-1' }, 'Payment successful'],
  [{ announced: 'op-1' }, 'Card announced, not yet received'],
])('%o is brought to sight and focused: the form above has begun anew', (state, words) => {
  const seen = vi.fn()
  Element.prototype.scrollIntoView = seen
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[{ pathname: '/car-rental', state }]}>
        <PaidNote />
      </MemoryRouter>
    </I18nProvider>,
  )
  expect(screen.getByText(words)).toBeTruthy()
  expect(seen).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toContain(words)
  expect(screen.getByRole('link', { name: 'See your rental' }).getAttribute('href')).toBe(
    '/requests/op-1',
  )
})
