import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LinkState } from '../link/types.ts'
import { createValue } from '../value.ts'
import { createLive, leadByLock } from './live.ts'
import { readEvents } from './live-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stream that the test writes lines to. */
function stream() {
  let control: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (control = made) })
  const encoder = new TextEncoder()
  return {
    body,
    write: (text: string) => control.enqueue(encoder.encode(text)),
    cut: () => control.error(new TypeError('network error')),
  }
}

const setUp = (link = createValue<LinkState>({ state: 'up' })) => {
  const streams: ReturnType<typeof stream>[] = []
  const open = vi.fn((signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> => {
    expect(signal.aborted).toBe(false)
    const next = stream()
    streams.push(next)
    return Promise.resolve(next.body)
  })
  const catchUp = vi.fn(() => Promise.resolve())
  const live = createLive({ open, catchUp, link, lead: (_, work) => work(), random: () => 0.5 })
  return { live, link, open, catchUp, streams }
}

describe('the stream', () => {
  it('is lines of JSON, however they are cut up; what is not known is left out', async () => {
    const { body, write, cut } = stream()
    const events: unknown[] = []
    const reading = readEvents(body, (event) => events.push(event), new AbortController().signal)
    write('{"type":"hello","epoch":"e1"}\n{"type":"chan')
    write('ged","resources":["rooms","spaceships"]}\n{"type":"party"}\n<html>\n{"type":"beat"}\n')
    await vi.advanceTimersByTimeAsync(0)
    expect(events).toEqual([
      { type: 'hello', epoch: 'e1' },
      { type: 'changed', resources: ['rooms'] },
      { type: 'beat' },
    ])
    cut()
    expect(await reading).toBe(true)
  })

  it('that is silent for 45 s is dead; a beat keeps it alive', async () => {
    const { body, write } = stream()
    let ended = false
    const reading = readEvents(body, () => undefined, new AbortController().signal)
    void reading.then(() => (ended = true))
    await vi.advanceTimersByTimeAsync(44_000)
    write('{"type":"beat"}\n')
    await vi.advanceTimersByTimeAsync(44_000)
    expect(ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1_001)
    expect(ended).toBe(true)
  })
})

describe('following the house', () => {
  it('catches up at the start, on each change and on every reconnect', async () => {
    const { live, catchUp, streams, open } = setUp()
    live.start('public')
    await vi.advanceTimersByTimeAsync(0)
    streams[0]?.write('{"type":"hello","epoch":"e"}\n')
    streams[0]?.write('{"type":"changed","resources":["rooms"]}\n{"type":"beat"}\n')
    await vi.advanceTimersByTimeAsync(0)
    expect(catchUp).toHaveBeenCalledTimes(2)
    streams[0]?.cut()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(open).toHaveBeenCalledTimes(2)
    streams[1]?.write('{"type":"hello","epoch":"e"}\n')
    await vi.advanceTimersByTimeAsync(0)
    expect(catchUp).toHaveBeenCalledTimes(3)
    live.stop()
  })

  it('waits longer each time nobody answers, and not at all once the link is back', async () => {
    const { live, link, open } = setUp()
    open.mockResolvedValue(null)
    live.start('public')
    await vi.advanceTimersByTimeAsync(7_000)
    expect(open).toHaveBeenCalledTimes(4)
    link.set({ state: 'down', cause: 'no-house', since: 0 })
    link.set({ state: 'up' })
    await vi.advanceTimersByTimeAsync(0)
    expect(open).toHaveBeenCalledTimes(5)
    live.stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(open).toHaveBeenCalledTimes(5)
  })

  it('ends for one person when another signs in', async () => {
    const { live, open } = setUp()
    live.start('public')
    live.start('public')
    live.start('u1')
    await vi.advanceTimersByTimeAsync(0)
    expect(open.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false])
    live.stop()
  })

  it('has one tab at a time in the lead', async () => {
    vi.useRealTimers()
    const order: string[] = []
    const tab = (name: string) =>
      leadByLock(
        'imisozi-live:test',
        async () => {
          order.push(`${name} leads`)
          await new Promise((done) => setTimeout(done, 10))
          order.push(`${name} ends`)
        },
        new AbortController().signal,
      )
    await Promise.all([tab('a'), tab('b')])
    expect(order).toEqual(['a leads', 'a ends', 'b leads', 'b ends'])
  })
})
