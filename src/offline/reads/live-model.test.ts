import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRandom } from '#tests/outbox-model/random.ts'
import type { LinkState } from '../link/types.ts'
import { createValue } from '../value.ts'
import type * as Live from './live.ts'
import type { LiveState } from './live-state.ts'
import type * as LiveStream from './live-stream.ts'

/*
 * Lives of one desk's screen by their seeds: the stream is answered, refused, never answered, or falls
 * silent in the middle, and the device sleeps. Whatever happens at the server is read within 30 s of
 * the screen being awake, as long as reads are answered at all.
 */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('./live-stream.ts')
  vi.resetModules()
})

const PROMISED = 30_000
type Mood = 'good' | 'silent' | 'mute' | 'refused'
const moods: readonly Mood[] = ['good', 'silent', 'mute', 'refused']

async function live(seed: number, { createLive }: typeof Live): Promise<void> {
  const random = createRandom(seed)
  const encoder = new TextEncoder()
  const link = createValue<LinkState>({ state: 'up' })
  let mood: Mood = 'good'
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null
  /** Since when something is at the server that no read has brought, by a clock that stops in sleep. */
  let unread: number | null = null
  let awake = 0
  /** What a middlebox holds back of this stream: nothing is ever missing in the middle. */
  let held: object[] = []
  const tell = (event: object) => {
    held.push(event)
    if (mood !== 'good') return
    for (const one of held.splice(0)) stream?.enqueue(encoder.encode(`${JSON.stringify(one)}\n`))
  }
  const beats = setInterval(() => tell({ type: 'beat' }), 10_000)
  const device = createLive({
    open: (signal, limit) => {
      stream = null
      held = []
      if (mood === 'refused') return Promise.resolve(null)
      if (mood === 'mute') {
        return new Promise((done) => {
          setTimeout(() => done(null), limit)
          signal.addEventListener('abort', () => done(null))
        })
      }
      const body = new ReadableStream<Uint8Array>({
        start: (made) => void (stream = made),
        cancel: () => void (stream = null),
      })
      tell({ type: 'hello', epoch: 'e' })
      return Promise.resolve(body)
    },
    catchUp: async () => void (unread = null),
    link,
    lead: (_, work) => work(),
    random: random.next,
    state: createValue<LiveState>({ live: true }),
    onReceived: () => {},
    askEvery: () => 20_000,
    asOf: () => null,
  })
  device.start('u1')
  try {
    for (let step = 0; step < 40; step += 1) {
      if (random.chance(0.3)) mood = random.pick(moods)
      if (random.chance(0.1)) vi.setSystemTime(Date.now() + random.below(12 * 3_600_000))
      if (random.chance(0.05)) device.wake(random.chance(0.5))
      if (random.chance(0.4)) {
        unread ??= awake
        tell({ type: 'changed', resources: ['rooms'] })
      }
      const pass = random.below(20_000)
      for (let passed = 0; passed < pass; passed += 1_000) {
        await vi.advanceTimersByTimeAsync(1_000)
        awake += 1_000
        if (unread !== null && awake - unread > PROMISED) {
          throw new Error(`Deaf for ${awake - unread} ms (SEED=${seed}, ${mood})`)
        }
      }
    }
  } finally {
    device.stop()
    clearInterval(beats)
  }
}

const first = Number(process.env['SEED'] ?? 1)
const count = Number(process.env['HISTORIES'] ?? 150)

async function lives(module: typeof Live): Promise<void> {
  for (let seed = first; seed < first + count; seed += 1) await live(seed, module)
}

it(`nobody at the desk is deaf for half a minute in ${count} histories from seed ${first}`, async () => {
  await lives(await import('./live.ts'))
}, 120_000)

it('found: a stream that is silent is waited for', async () => {
  vi.resetModules()
  vi.doMock('./live-stream.ts', async (original) => {
    const real = await original<typeof LiveStream>()
    const patient = 2 ** 31 - 1
    const readEvents: typeof real.readEvents = (body, onEvent, signal) =>
      real.readEvents(body, onEvent, signal, patient)
    return { ...real, SILENCE: patient, readEvents }
  })
  await expect(lives(await import('./live.ts'))).rejects.toThrow(/Deaf for \d+ ms \(SEED=\d+/)
}, 120_000)
