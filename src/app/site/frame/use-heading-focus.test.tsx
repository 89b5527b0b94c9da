// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHeadingFocus } from './use-heading-focus.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page whose rows come in after a second. */
function Slow() {
  const [here, setHere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), 1000)
    return () => clearTimeout(timer)
  }, [])
  return <main>{here ? <h1>Slow</h1> : <button type="button">Meanwhile</button>}</main>
}

function Frame() {
  useHeadingFocus()
  return <Outlet />
}

async function opened() {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1>First</h1> },
        { path: '/slow', element: <Slow /> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate('/slow'))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('goes to the heading of a page that comes in later', async () => {
  await opened()
  await pass(900)
  expect(document.activeElement).toBe(document.body)
  await pass(200)
  await pass(1000)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Slow' }))
})

it('leaves whoever has gone on where they are', async () => {
  await opened()
  const link = document.body.appendChild(document.createElement('button'))
  link.focus()
  await pass(5000)
  expect(document.activeElement).toBe(link)
  link.remove()
})
