// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Link, NavLink } from './link.tsx'
import { renderUi } from './test-render.tsx'

const Here = () => {
  const { pathname, search, state } = useLocation()
  return <p data-testid="here">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}

const at = (address: string, content: ReactNode) =>
  renderUi(
    <>
      {content}
      <Here />
    </>,
    { at: address },
  )

const here = () => screen.getByTestId('here').textContent

describe('Link', () => {
  it('goes on inside the app, with its state, and has an address to copy', () => {
    at(
      '/rooms/3?step=dates',
      <>
        <Link to={{ search: 'step=extras' }}>Extras</Link>
        <Link to="/cancel-bookings" state={{ code: 'K7' }}>
          Cancel
        </Link>
      </>,
    )
    expect(screen.getByRole('link', { name: 'Extras' }).getAttribute('href')).toBe(
      '/rooms/3?step=extras',
    )
    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(here()).toBe('/cancel-bookings {"code":"K7"}')
  })

  it('leaves to the browser what is to open elsewhere, and to the caller what it stops', () => {
    const stop = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    at(
      '/',
      <>
        <Link to="/rooms">Rooms</Link>
        <Link to="/menu" onClick={stop}>
          Menu
        </Link>
      </>,
    )
    expect(fireEvent.click(screen.getByRole('link', { name: 'Rooms' }), { ctrlKey: true })).toBe(
      true,
    )
    fireEvent.click(screen.getByRole('link', { name: 'Menu' }))
    expect(stop).toHaveBeenCalledOnce()
    expect(here()).toBe('/ null')
  })
})

describe('NavLink', () => {
  it.each([
    ['/dashboard', '/dashboard', true, 'page'],
    ['/dashboard/cars', '/dashboard', true, null],
    ['/dashboard/cars', '/dashboard', false, 'page'],
    ['/dashboards', '/dashboard', false, null],
    ['/rooms', '/', false, null],
  ])('at %s, a link to %s that must end there: %s', (address, to, end, current) => {
    at(
      address,
      <NavLink to={to} end={end} className={({ isActive }) => (isActive ? 'on' : 'off')}>
        To
      </NavLink>,
    )
    const link = screen.getByRole('link', { name: 'To' })
    expect(link.getAttribute('aria-current')).toBe(current)
    expect(link.className).toBe(current === null ? 'off' : 'on')
  })
})
