import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraftWriter } from './draft-writer.ts'
import { emptyForm } from './form/form.ts'

const ids = { id: 'op-1', code: 'ABCD2345' }
const save = vi.fn(async () => true)
const clear = vi.fn(async () => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  save.mockClear()
  clear.mockClear()
})
afterEach(() => vi.useRealTimers())

it('writes the last of a burst, once', () => {
  const writer = createDraftWriter('restaurant', { save, clear })
  for (const notes of ['N', 'No', 'No salt']) writer.put({ ...emptyForm, notes }, ids)
  vi.advanceTimersByTime(1_000)
  expect(save.mock.calls).toEqual([['restaurant', { ...emptyForm, notes: 'No salt', ids }]])
})

it('writes at once when the page is put away, and not a second time', () => {
  const writer = createDraftWriter('restaurant', { save, clear })
  writer.put({ ...emptyForm, name: 'Aline' }, ids)
  writer.flush()
  expect(save).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  writer.flush()
  expect(save).toHaveBeenCalledTimes(1)
})

it('keeps no empty form', () => {
  const writer = createDraftWriter('restaurant', { save, clear })
  writer.put(emptyForm, ids)
  writer.flush()
  expect(save).not.toHaveBeenCalled()
  expect(clear).toHaveBeenCalledWith('restaurant')
})
