// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Ask, Asked } from '#offline/link/types.ts'
import { setOffline } from '#offline/offline.ts'
import { fakeOffline, reply } from '#offline/testing/fake-offline.ts'
import { saidAbove, useAsk, useAsked, type Question } from './ask-server.ts'

const refused = (errors: Record<string, string>) =>
  ({ ok: false, status: 422, message: 'Trainers have no desk.', errors }) as const

test('a refusal is said above a form unless a field that it has says it', () => {
  expect(saidAbove(refused({}), 'name')).toBe('Trainers have no desk.')
  expect(saidAbove(refused({ name: 'Too long.' }), 'name', 'email')).toBeNull()
  // Nothing of it would be seen at all.
  expect(saidAbove(refused({ role: 'Trainers have no desk.' }), 'name')).not.toBeNull()
  expect(saidAbove(null, 'name')).toBeNull()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
)

test('an answer that did not come may be lost after it was done, unless nothing is changed', async () => {
  setOffline(fakeOffline({ ask: async () => ({ kind: 'none', cause: 'no-house' }) }))
  const { result } = renderHook(useAsk, { wrapper })
  const said = async (question: Question) => {
    const came = await result.current(question)
    return came.ok ? '' : came.message
  }
  const maybe = /It may be done all the same/
  const body = { disabled: true }
  expect(await said({ route: 'updatePerson', params: { id: '1' }, body })).toMatch(maybe)
  expect(await said({ route: 'checkImport', body: {}, changesNothing: true })).not.toMatch(maybe)
  expect(await said({ route: 'listPeople' })).not.toMatch(maybe)
})

test('what the house did not answer is asked again when it is back, and only then', async () => {
  const ask = vi.fn<(asked: Ask) => Promise<Asked>>(async () => reply(200, []))
  const device = fakeOffline({ ask })
  setOffline(device)
  const read = (body: unknown) => body as string[]
  const { result } = renderHook(() => useAsked('listImports', read), { wrapper })
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
