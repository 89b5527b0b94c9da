import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraftWriter } from './draft-writer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function made() {
  const save = vi.fn(async () => true)
  const clear = vi.fn(async () => undefined)
  return { save, clear, writer: createDraftWriter<string>('form', { save, clear }) }
}

it('writes once the person pauses, and only the last', () => {
  const { save, writer } = made()
  writer.put('a')
  vi.advanceTimersByTime(200)
  writer.put('ab')
  vi.advanceTimersByTime(249)
  expect(save).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(save.mock.calls).toEqual([['form', 'ab']])
})

it('writes at once when the screen is left, and clears what is empty', () => {
  const { save, clear, writer } = made()
  writer.put('a')
  writer.flush()
  writer.flush()
  expect(save).toHaveBeenCalledTimes(1)
  writer.put(null)
  writer.flush()
  expect(clear.mock.calls).toEqual([['form']])
})

it('writes nothing after its end, so that what was sent does not come back', () => {
  const { save, writer } = made()
  writer.end('person')
  writer.put('the whole booking')
  vi.advanceTimersByTime(1000)
  writer.flush()
  expect(save.mock.calls).toEqual([['form', 'person']])
})
