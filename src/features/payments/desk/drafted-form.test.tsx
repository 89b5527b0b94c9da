// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { OpenedDevice } from '#offline/load.ts'
import { setOffline } from '#offline/offline.ts'
import { anna, fakeOffline } from '#offline/testing/fake-offline.ts'
import { useDraftedForm } from '#parts/desk/drafted-form.tsx'
import { emptyPayment, readForm, type PaymentForm } from '../form.ts'

/** A store that answers when it is told to, with a draft of before. */
function slowStore(form: PaymentForm) {
  let answer = () => {}
  const kept: object[] = []
  const drafts = {
    get: () =>
      new Promise((resolve) => {
        answer = () => resolve({ value: { form, operationId: 'op-1' }, at: 1 })
      }),
    put: async (row: object) => void kept.push(row),
    delete: async () => undefined,
  }
  const { device } = fakeOffline()
  const opened = { db: { drafts } } as unknown as OpenedDevice
  setOffline(fakeOffline({ who: anna, device: { ...device, ready: async () => opened } }))
  return { answer: () => answer(), kept }
}

afterEach(cleanup)

it('keeps what was typed before the draft came in, and fills in the rest of it', async () => {
  const base = emptyPayment('2026-11-21')
  const store = slowStore({ ...base, customer: 'Aline', reference: 'MM-1' })
  const { result } = renderHook(() =>
    useDraftedForm({
      name: 'payment:new',
      fresh: () => ({ form: base, operationId: 'op-2' }),
      readForm: (value) => readForm(value, base.date),
    }),
  )
  await act(async () => undefined)
  act(() => result.current.change({ customer: 'Bosco' }))
  await act(async () => store.answer())
  await act(async () => undefined)
  expect(result.current.found).toBe(true)
  expect(result.current.saving.form).toMatchObject({ customer: 'Bosco', reference: 'MM-1' })
})
