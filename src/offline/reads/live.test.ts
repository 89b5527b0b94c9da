import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LinkState } from '../link/types.ts'
import { createValue } from '../value.ts'
import { createLive, leadByLock, type LiveSetup } from './live.ts'
import type { LiveState } from './live-state.ts'
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

const setUp = (more: Partial<LiveSetup> = {}) => {
  const link = createValue<LinkState>({ state: 'up' })
  const streams: ReturnType<typeof stream>[] = []
  const open = vi.fn((signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> => {
    expect(signal.aborted).toBe(false)
    const next = stream()
    streams.push(next)
    return Promise.resolve(next.body)
  })
  const catchUp = vi.fn(() => Promise.resolve())
  const state = createValue<LiveState>({ live: true })
  const onReceived = vi.fn()
  const setup: LiveSetup = {
    open,
    catchUp,
    link,
    lead: (_, work) => work(),
    random: () => 0.5,
    state,
    onReceived,
    askEvery: () => 20_000,
    asOf: () => '2026-07-01T12:00:00.000Z',
    ...more,
  }
  const live = createLive(setup)
  return { live, link, open, catchUp, streams, state, onReceived }
}

const hello = '{"type":"hello","epoch":"e"}\n'
const beat = '{"type":"beat"}\n'

/** As a request that is never answered: until it is given up. */
const neverAnswered = (signal: AbortSignal, limit: number) =>
  new Promise<null>((done) => {
    setTimeout(() => done(null), limit)
    signal.addEventListener('abort', () => done(null))
  })

/** The device sleeps: its clock goes on, its timers stand still. */
function sleepFor(ms: number) {
  vi.setSystemTime(Date.now() + ms)
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

  it('that is silent for 16 s is dead; a beat keeps it alive', async () => {
    const { body, write } = stream()
    let ended = false
    const reading = readEvents(body, () => undefined, new AbortController().signal)
    void reading.then(() => (ended = true))
    await vi.advanceTimersByTimeAsync(15_000)
    write('{"type":"beat"}\n')
    await vi.advanceTimersByTimeAsync(15_000)
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

  it('reads at once when the stream falls silent, and opens another', async () => {
    const { live, catchUp, streams, open, state } = setUp()
    live.start('u1')
    await vi.advanceTimersByTimeAsync(0)
    streams[0]?.write(hello)
    await vi.advanceTimersByTimeAsync(10_000)
    streams[0]?.write(beat)
    await vi.advanceTimersByTimeAsync(15_999)
    expect(catchUp).toHaveBeenCalledTimes(1)
    expect(state.getSnapshot()).toEqual({ live: true })
    await vi.advanceTimersByTimeAsync(1)
    expect(catchUp).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(open).toHaveBeenCalledTimes(2)
    live.stop()
  })

  it('that is never answered asks by itself, says since when, and tries on', async () => {
    const { live, catchUp, state, open } = setUp({ open: vi.fn(neverAnswered) })
    live.start('u1')
    let reads: number[] = []
    const began = Date.now()
    catchUp.mockImplementation(async () => void reads.push(Date.now() - began))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(state.getSnapshot()).toEqual({ live: false, asOf: '2026-07-01T12:00:00.000Z' })
    // Whoever looks at the desk waits half a minute at most.
    reads = [0, ...reads, 120_000]
    const gaps = reads.slice(1).map((at, index) => at - (reads[index] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(30_000)
    expect(open).not.toHaveBeenCalled()
    live.stop()
    const { length } = reads
    await vi.advanceTimersByTimeAsync(120_000)
    expect(reads).toHaveLength(length)
  })

  it('gives a slow link longer each time to begin its answer', async () => {
    const limits: number[] = []
    const { live } = setUp({
      open: (signal, limit) => {
        limits.push(limit)
        return neverAnswered(signal, limit)
      },
    })
    live.start('u1')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(limits).toEqual([5_000, 10_000, 15_000, 15_000, 15_000])
    live.stop()
  })

  it('is live again with the first word, and asks no more by itself', async () => {
    const late: ReturnType<typeof stream>[] = []
    let silent = true
    const { live, catchUp, state } = setUp({
      open: (signal, limit) => {
        if (silent) return neverAnswered(signal, limit)
        late.push(stream())
        return Promise.resolve(late[0]?.body ?? null)
      },
    })
    live.start('u1')
    await vi.advanceTimersByTimeAsync(40_000)
    expect(state.getSnapshot().live).toBe(false)
    silent = false
    await vi.advanceTimersByTimeAsync(20_000)
    late[0]?.write(hello)
    await vi.advanceTimersByTimeAsync(0)
    expect(state.getSnapshot()).toEqual({ live: true })
    catchUp.mockClear()
    for (let beats = 0; beats < 6; beats += 1) {
      late[0]?.write(beat)
      await vi.advanceTimersByTimeAsync(10_000)
    }
    expect(catchUp).not.toHaveBeenCalled()
    live.stop()
  })

  it('notices after a sleep that the stream is of yesterday', async () => {
    const { live, catchUp, streams, open, state } = setUp()
    live.start('u1')
    await vi.advanceTimersByTimeAsync(0)
    streams[0]?.write(hello)
    await vi.advanceTimersByTimeAsync(0)
    sleepFor(8 * 3_600_000)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(state.getSnapshot().live).toBe(false)
    expect(catchUp.mock.calls.length).toBeGreaterThan(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(open).toHaveBeenCalledTimes(2)
    // A clock that is put back must not leave it deaf until it is that late again.
    streams[1]?.write(hello)
    await vi.advanceTimersByTimeAsync(0)
    sleepFor(-8 * 3_600_000)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(open.mock.calls.length).toBeGreaterThan(2)
    live.stop()
  })

  it('a tab that does not lead hears of the one that does, and asks when that one is mute', async () => {
    const { live, catchUp, state, open } = setUp({ lead: () => new Promise(() => {}) })
    live.start('u1')
    for (let beats = 0; beats < 5; beats += 1) {
      await vi.advanceTimersByTimeAsync(10_000)
      live.heardElsewhere()
    }
    expect(catchUp).not.toHaveBeenCalled()
    expect(state.getSnapshot()).toEqual({ live: true })
    // Its leader was put into the freezer.
    await vi.advanceTimersByTimeAsync(30_000)
    expect(catchUp).toHaveBeenCalled()
    expect(state.getSnapshot().live).toBe(false)
    expect(open).not.toHaveBeenCalled()
    live.stop()
  })

  it('wakes with a read; a stream that beats is kept, save on another network', async () => {
    const { live, catchUp, streams, open, onReceived } = setUp()
    live.start('u1')
    await vi.advanceTimersByTimeAsync(0)
    streams[0]?.write(hello)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(onReceived).toHaveBeenCalledWith('u1')
    live.wake()
    expect(catchUp).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(open).toHaveBeenCalledTimes(1)
    live.wake()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(open).toHaveBeenCalledTimes(2)
    streams[1]?.write(hello)
    await vi.advanceTimersByTimeAsync(0)
    live.wake(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(open).toHaveBeenCalledTimes(3)
    live.stop()
  })

  it('asks nothing while the link is known to be down: the link looks by itself', async () => {
    const { live, link, catchUp } = setUp({ open: vi.fn(neverAnswered) })
    live.start('u1')
    link.set({ state: 'down', cause: 'no-house', since: 0 })
    await vi.advanceTimersByTimeAsync(90_000)
    expect(catchUp).not.toHaveBeenCalled()
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
