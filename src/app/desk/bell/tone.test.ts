import { expect, it, vi } from 'vitest'
import { createTone } from './tone.ts'

/** An AudioContext as far as the bell goes; what is struck is in `struck`, Hz. */
function fakeContext() {
  const struck: number[] = []
  const node = { connect: () => node }
  const context = {
    state: 'suspended',
    currentTime: 0,
    destination: node,
    resume: async () => void (context.state = 'running'),
    createGain: () => ({
      ...node,
      gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    }),
    createOscillator: () => {
      const frequency = { value: 0 }
      return {
        frequency,
        connect: () => node,
        start: () => struck.push(frequency.value),
        stop() {},
      }
    },
  }
  return { struck, context }
}

it('sounds only once a touch has allowed it', async () => {
  const { struck, context } = fakeContext()
  const tone = createTone(() => context as unknown as AudioContext)
  tone.ring()
  expect([tone.allowed(), struck]).toEqual([false, []])
  tone.allow()
  await Promise.resolve()
  tone.ring()
  expect(tone.allowed()).toBe(true)
  expect(struck).toContain(880)
  expect(struck).toHaveLength(4)
})

it('rings as soon as a slow device has its sound, and not when that is too late to mean anything', async () => {
  vi.useFakeTimers()
  for (const [after, strokes] of [
    [1_500, 4],
    [60_000, 0],
  ] as const) {
    const { struck, context } = fakeContext()
    context.resume = async () => {
      await new Promise((done) => setTimeout(done, after))
      context.state = 'running'
    }
    const tone = createTone(() => context as unknown as AudioContext)
    tone.allow()
    tone.ring()
    expect([tone.allowed(), struck]).toEqual([true, []])
    await vi.advanceTimersByTimeAsync(after)
    expect(struck).toHaveLength(strokes)
  }
  vi.useRealTimers()
})

it('is silent, and no trouble, where the device has no sound', () => {
  const tone = createTone(() => {
    throw new Error('no audio')
  })
  tone.allow()
  tone.ring()
  expect(tone.allowed()).toBe(false)
})
