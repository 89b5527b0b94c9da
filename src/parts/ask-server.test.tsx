// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Ask, Asked } from '#offline/link/types.ts'
import { setOffline } from '#offline/offline.ts'
import { fakeOffline, reply } from '#offline/testing/fake-offline.ts'
import { saidAbove, useAsked } from './ask-server.ts'

const refused = (errors: Record<string, string>) =>
  ({ ok: false, status: 422, message: 'Trainers have no desk.', errors }) as const

test('a refusal is said above a form unless a field that it has says it', () => {
  expect(saidAbove(refused({}), 'name')).toBe('Trainers have no desk.')
  expect(saidAbove(refused({ name: 'Too long.' }), 'name', 'email')).toBeNull()
  // Nothing of it would be seen at all.
  expect(saidAbove(refused({ role: 'Trainers have no desk.' }), 'name')).not.toBeNull()
  expect(saidAbove(null, 'name')).toBeNull()
})

test('what the house did not answer is asked again when it is back, and only then', async () => {
  const ask = vi.fn<(asked: Ask) => Promise<Asked>>(async () => reply(200, []))
  const device = fakeOffline({ ask })
  setOffline(device)
  const read = (body: unknown) => body as string[]
  const { result } = renderHook(() => useAsked('listImports', read), {
    wrapper: ({ children }) => (
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        {children}
      </I18nProvider>
    ),
  })
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  ask.mockResolvedValueOnce({ kind: 'none', cause: 'no-house' })
  act(() => result.current.again())
  device.link.missed('no-house')
  await waitFor(() => expect(result.current.refused).toMatch(/does not answer/))
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mockResolvedValue(reply(200, ['rooms']))
  act(() => device.link.heard())
  await waitFor(() => expect(result.current).toMatchObject({ value: ['rooms'], refused: null }))
  act(() => {
    device.link.missed('no-house')
    device.link.heard()
  })
  expect(ask).toHaveBeenCalledTimes(3)
})
