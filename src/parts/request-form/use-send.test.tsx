// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { setOffline } from '#offline/offline.ts'
import { fakeOffline } from '#offline/testing/fake-offline.ts'
import { useSend } from './use-send.ts'

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  history.replaceState(null, '', '/restaurant')
  setOffline(fakeOffline())
})

const Frame = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <MemoryRouter initialEntries={['/restaurant']}>{children}</MemoryRouter>
  </I18nProvider>
)

it.each([
  ['the page that follows', '/restaurant', '/sent'],
  ['nowhere, for who went on while it was saved', '/requests', '/restaurant'],
])('leads to %s', async (_, meanwhile, to) => {
  const { result } = renderHook(() => ({ ...useSend(), at: useLocation().pathname }), {
    wrapper: Frame,
  })
  const asked = {
    route: 'placeRestaurantOrder',
    title: { id: 'Order' },
    detail: '',
    body: {},
  } as unknown as Parameters<ReturnType<typeof useSend>['submit']>[0]
  let isDone = false
  await act(async () => {
    const saving = result.current.submit(asked, { id: 'o1', changing: null })
    history.pushState(null, '', meanwhile)
    const sent = await saving
    result.current.leaveTo(sent!, () => '/sent', { done: () => (isDone = true) })
  })
  expect(isDone).toBe(true)
  expect(result.current.at).toBe(to)
})
