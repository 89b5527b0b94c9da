// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { useTyped } from './use-address-filters.ts'
import { useLaterAddress } from './use-later-address.ts'

const read = (params: URLSearchParams) => params.get('q') ?? ''
const write = (q: string): Record<string, string> => (q === '' ? {} : { q })

const settle = vi.fn()

function Field() {
  const [value, change] = useLaterAddress(read, write)
  const [, type] = useTyped('', settle)
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <input
        value={value}
        onChange={(event) => {
          change(() => event.target.value)
          type(event.target.value)
        }}
      />
      <output>{search}</output>
      <button type="button" onClick={() => void navigate('?q=elsewhere')}>
        Elsewhere
      </button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const shows = () => [field().value, screen.getByRole('status').textContent]
const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MemoryRouter initialEntries={['/?q=a']}>
      <Field />
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows a change at once; the address follows when it rests', () => {
  expect(shows()).toEqual(['a', '?q=a'])
  type('ab')
  expect(shows()).toEqual(['ab', '?q=a'])
  rest(200)
  type('abc')
  rest(200)
  expect(shows()).toEqual(['abc', '?q=a'])
  rest(200)
  expect(shows()).toEqual(['abc', '?q=abc'])
})

it('keeps what was changed after the address was told', () => {
  type('ab')
  rest(400)
  type('')
  expect(shows()).toEqual(['', '?q=ab'])
  rest(400)
  expect(shows()).toEqual(['', ''])
})

it('takes an address by another hand for the newer word', () => {
  type('ab')
  fireEvent.click(screen.getByRole('button'))
  expect(shows()).toEqual(['elsewhere', '?q=elsewhere'])
  rest(400)
  expect(shows()).toEqual(['elsewhere', '?q=elsewhere'])
})

it.each([
  ['/', '?q=ab', 1],
  // The address of another page stands before that page does.
  ['/elsewhere', '?q=a', 0],
])('writes at %s what was typed before: %s', (page, address, settled) => {
  settle.mockClear()
  type('ab')
  window.history.pushState(null, '', page)
  rest(400)
  expect(shows()[1]).toBe(address)
  expect(settle).toHaveBeenCalledTimes(settled)
  window.history.pushState(null, '', '/')
})
