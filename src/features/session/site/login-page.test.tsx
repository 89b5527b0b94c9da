// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AskServer } from '#offline/link/ask.ts'
import { reply } from '#offline/testing/fake-offline.ts'
import { address, openSite, type } from '#parts/testing/at-site.tsx'
import LoginPage from './login-page.tsx'

const ask = vi.fn<AskServer>()
const person = { token: 't1', role: 'admin', name: 'Claudine', id: '7' }

beforeEach(() => {
  ask.mockReset()
  ask.mockResolvedValue(reply(200, { data: person }))
})
afterEach(() => vi.useRealTimers())

function signIn(host: 'ours' | 'foreign' = 'ours') {
  const routes = (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>
  )
  openSite(routes, { at: '/login', ask, host })
  type('Email', ' desk@house.test ')
  type('Password', 'a password')
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

const named = { email: 'desk@house.test', password: 'a password' }

it.each([
  ['ours', { ...named, remember: true, device_name: expect.any(String) }],
  // What the documents name, and no more (spec 1 §7).
  ['foreign', named],
] as const)('sends to a host that is %s what it knows', async (host, body) => {
  signIn(host)
  await waitFor(() => expect(ask).toHaveBeenCalled())
  expect(ask.mock.calls).toEqual([[{ route: 'login', body }]])
})

it('leads on after 1,400 ms of its toast (spec 1 §9)', async () => {
  vi.useFakeTimers()
  signIn()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Signed in as Claudine')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1_399))
  expect(address()).toBe('/login')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(address()).toBe('/dashboard/Admin')
})

it('leads nobody away from where they went meanwhile', async () => {
  vi.useFakeTimers()
  signIn()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Signed in as Claudine')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Register' }))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(address()).toBe('/register')
})
