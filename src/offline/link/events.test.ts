import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SERVER_HEADER } from '#contract/wire.ts'
import { openEvents } from './events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(answer: (signal: AbortSignal) => Promise<Response>) {
  const link = { heard: vi.fn(), missed: vi.fn() }
  const setup = {
    base: '',
    host: { kind: () => 'ours' as const },
    link,
    token: () => 't',
    fetch: (_: unknown, init?: RequestInit) => answer(init?.signal as AbortSignal),
  }
  return { link, open: (signal: AbortSignal) => openEvents(setup, signal, 5_000) }
}

/** Accepted, and never answered. */
const mute = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )

it('gives up where the answer does not begin, and says nothing of the link', async () => {
  const { link, open } = setUp(mute)
  let opened: unknown = 'not yet'
  void open(new AbortController().signal).then((body) => (opened = body))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(opened).toBe('not yet')
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toBeNull()
  expect(link.missed).not.toHaveBeenCalled()
})

it('lets a stream that began go on for as long as it likes, until it is stopped', async () => {
  const stop = new AbortController()
  let given: AbortSignal | undefined
  const { link, open } = setUp(async (signal) => {
    given = signal
    return new Response('{}', { headers: { [SERVER_HEADER]: '1' } })
  })
  expect(await open(stop.signal)).not.toBeNull()
  expect(link.heard).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(given?.aborted).toBe(false)
  stop.abort()
  expect(given?.aborted).toBe(true)
})

it('that is refused on the way is a link that is missed', async () => {
  const { link, open } = setUp(() => Promise.reject(new TypeError('network error')))
  expect(await open(new AbortController().signal)).toBeNull()
  expect(link.missed).toHaveBeenCalledOnce()
})
