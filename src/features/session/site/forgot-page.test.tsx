// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import type { Ask, Asked } from '#offline/link/types.ts'
import { setOffline } from '#offline/offline.ts'
import { fakeOffline, reply } from '#offline/testing/fake-offline.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import ForgotPage from './forgot-page.tsx'

const TOKEN = 'a-token-of-forty-letters-or-so-0123456789'
const ask = vi.fn<(asked: Ask) => Promise<Asked>>()

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  ask.mockReset()
  setOffline(fakeOffline({ ask }))
})
afterEach(cleanup)
function open(address: string) {
  history.replaceState(null, '', address)
  render(
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <ToastProvider>
          <Routes>
            <Route path="forgot-password" element={<ForgotPage />} />
            <Route path="login" element="the login" />
          </Routes>
        </ToastProvider>
      </BrowserRouter>
    </I18nProvider>,
  )
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
it('takes the token out of the address and sends it in the body alone', async () => {
  ask.mockResolvedValue(reply(200, { message: 'Set.' }))
  open(`/forgot-password#token=${TOKEN}`)
  await waitFor(() => expect(location.href).not.toContain(TOKEN))
  type('New password', 'a long new one')
  type('The same again', 'a long new one')
  press('Set the new password')
  await screen.findByText('the login')
  expect(screen.getByText('Your new password is set. Please log in.')).toBeDefined()
  expect(ask.mock.calls).toEqual([
    [{ route: 'resetPassword', body: { token: TOKEN, password: 'a long new one' } }],
  ])
})
it('sends nothing that is too short or typed in two ways', () => {
  open(`/forgot-password#token=${TOKEN}`)
  type('New password', 'short')
  type('The same again', 'short')
  press('Set the new password')
  type('New password', 'long enough')
  press('Set the new password')
  expect(screen.getAllByText('The two are not the same. Please type it again.')).toHaveLength(2)
  expect(ask).not.toHaveBeenCalled()
})
it('keeps what was typed without the link, and says after a dead link what may have been done', async () => {
  ask.mockResolvedValueOnce({ kind: 'none', cause: 'no-house' })
  ask.mockResolvedValueOnce(reply(422, { errors: { token: ['Not any more.'] } }))
  open(`/forgot-password#token=${TOKEN}`)
  type('New password', 'a long new one')
  type('The same again', 'a long new one')
  press('Set the new password')
  await screen.findByText('The house did not answer')
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a long new one')
  press('Set the new password')
  await screen.findByText('This link no longer works')
  expect(screen.getByText(/Your last try may have worked/)).toBeDefined()
  press('Ask for a new link')
  expect(screen.getByRole('heading', { name: 'Forgot password?' })).toBeDefined()
})
it('says the same for every address', async () => {
  ask.mockResolvedValue(reply(200, { message: 'Something else.' }))
  open('/forgot-password')
  press('Ask for a link')
  expect(screen.getAllByText('Please enter your email.')).toHaveLength(2)
  expect(ask).not.toHaveBeenCalled()
  type('Email', ' claudine@example.com ')
  press('Ask for a link')
  await screen.findByText(/If this address belongs to an account/)
  expect(ask).toHaveBeenCalledWith({
    route: 'requestPasswordReset',
    body: { email: 'claudine@example.com', language: 'en' },
  })
})
