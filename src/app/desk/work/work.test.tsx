// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useHouse } from '#parts/use-house.ts'
import { DateText } from '#ui/date-text.tsx'
import { renderUi } from '#ui/test-render.tsx'
import Work from './work.tsx'

const aDay = () => <DateText value="2026-11-03" />
vi.mock('#parts/use-house.ts', () => ({ useHouse: vi.fn() }))
vi.mock('#features/session/require-role.tsx', () => ({ RequireRole: () => <Outlet /> }))
vi.mock('./frame.tsx', () => ({ WorkFrame: ({ children }: { children: unknown }) => children }))
vi.mock('#features/restaurant/desk/kitchen/screen.tsx', () => ({ KitchenScreen: () => aDay() }))
vi.mock('#features/restaurant/desk/use-orders.ts', () => ({ useOrders: () => ({}) }))
vi.mock('../../use-house-time.ts', () => ({
  useHouseTime: () => ({ today: '2026-11-03', now: '12:00' }),
}))
vi.mock('#parts/use-may.ts', () => ({ useMay: () => true }))
vi.mock('../guest-stays.tsx', () => ({
  GuestStays: ({ children }: { children: unknown }) => children,
}))
vi.mock('../bell/bell.tsx', () => ({ Bell: () => null }))
vi.mock('../housekeeping/screen.tsx', () => ({ HousekeepingScreen: () => aDay() }))

function shown(screen: 'kitchen' | 'housekeeping', format: string) {
  vi.mocked(useHouse).mockReturnValue({ name: 'Imisozi', date_format: format } as never)
  const { container } = renderUi(<Work screen={screen} />)
  return container.querySelector('time')?.textContent
}

it.each(['kitchen', 'housekeeping'] as const)('/%s writes whole dates as the house does', (at) => {
  expect(shown(at, 'DD/MM/YYYY')).toBe('03/11/2026')
  cleanup()
  expect(shown(at, 'words')).toBe('3 Nov 2026')
})
