// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { roomStates } from '#features/housekeeping/data.ts'
import { rooms } from '#features/rooms/data.ts'
import { setOffline } from '#offline/offline.ts'
import { anna, fakeOffline, known, noHouse, testClient } from '#offline/testing/fake-offline.ts'
import { useRounds } from './use-rounds.ts'

afterEach(cleanup)

it('shows no room as clean while the states of rooms are not on the device', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const client = testClient()
  setOffline(fakeOffline({ client, who: anna, ask: async () => noHouse }))
  const room = { id: 'r1', number: '101', title: 'Muhabura', type: 'single', available: true }
  client.setQueryData(rooms().queryKey, known([room]) as never)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nProvider>
  )
  const { result } = renderHook(() => useRounds('2026-11-21'), { wrapper })
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect(result.current.rooms).toHaveLength(1)
  expect(result.current.rounds).toBeUndefined()
  act(() => void client.setQueryData(roomStates().queryKey, known([]) as never))
  await waitFor(() => expect(result.current.rounds?.clean).toHaveLength(1))
})
