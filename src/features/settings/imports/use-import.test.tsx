// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Ask, Asked } from '#offline/link/types.ts'
import { setOffline } from '#offline/offline.ts'
import { fallbackHouse, houseQuery } from '#offline/reads/house-query.ts'
import { fakeOffline, reply } from '#offline/testing/fake-offline.ts'
import { useImport } from './use-import.ts'

const checked = { rows: 1, makes: { rooms: 1 }, problems: [], notes: [], day_order: null }
const made = { id: '1', kind: 'rooms', made: { rooms: 1 } }

it('a list whose answer was lost is said to be uncertain, and pressed again goes out under its key', async () => {
  vi.useFakeTimers()
  const ask = vi.fn<(asked: Ask) => Promise<Asked>>()
  setOffline(fakeOffline({ ask }))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(houseQuery().queryKey, { asOf: null, from: 'house', row: fallbackHouse })
  const { result } = renderHook(() => useImport(() => {}), {
    wrapper: ({ children }) => (
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </I18nProvider>
    ),
  })
  const bytes = new TextEncoder().encode('Room;Type;Price (KES)\n12;Double;4500\n')
  const file = { name: 'rooms.csv', size: bytes.length, arrayBuffer: async () => bytes.buffer }
  await act(() => result.current.choose(file as unknown as File))
  // As the heading says, whatever the house keeps its books in.
  expect(result.current.currency).toBe('KES')
  ask.mockResolvedValueOnce(reply(200, checked))
  await act(() => result.current.check())
  expect(result.current.checked).toMatchObject(checked)

  ask.mockResolvedValue({ kind: 'none', cause: 'no-house' })
  await act(async () => {
    const taking = result.current.take()
    await vi.advanceTimersByTimeAsync(200_000)
    await taking
  })
  expect(result.current.wrong).toMatch(/may have taken the list in/)
  ask.mockResolvedValue(reply(201, { data: made }))
  await act(() => result.current.take())
  expect(result.current.taken).toEqual(made)
  const sent = ask.mock.calls.map(([one]) => one).filter(({ route }) => route === 'takeImport')
  expect(sent.length).toBeGreaterThan(2)
  expect(new Set(sent.map(({ headers }) => headers?.['idempotency-key'])).size).toBe(1)
  vi.useRealTimers()
})
