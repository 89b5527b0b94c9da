/** Two strokes of a small bell, a fifth apart: heard across a hall, and short. Hz and seconds. */
const STROKES = [
  { pitch: 880, at: 0 },
  { pitch: 1318.5, at: 0.18 },
] as const
const LENGTH = 0.9
const LOUDNESS = 0.25

/** The page's own bell. Sounds only where a person has touched the page since it was opened. */
export interface Tone {
  /** To be called in answer to a touch or a key: browsers let no page sound before. */
  allow(): void
  /** Whether the browser allows sound now, or is about to. */
  allowed(): boolean
  ring(): void
}

/** How late a bell may still ring, ms: a slow device takes seconds until its sound begins. */
const RING_LIMIT = 5_000

export function createTone(make: () => AudioContext = () => new AudioContext()): Tone {
  let context: AudioContext | undefined
  const opened = () => {
    try {
      return (context ??= make())
    } catch {
      // No sound on this device: the words on the screen remain.
      return undefined
    }
  }
  let allowing: Promise<unknown> | undefined
  const isRunning = () => context?.state === 'running'
  return {
    allow() {
      const done = opened()?.resume()
      allowing = done
      const over = () => {
        if (allowing === done) allowing = undefined
      }
      void done?.then(over, over)
    },
    allowed: () => isRunning() || allowing !== undefined,
    ring() {
      const asked = Date.now()
      const strike = () => {
        if (!context || !isRunning() || Date.now() - asked > RING_LIMIT) return
        for (const { pitch, at } of STROKES) stroke(context, pitch, context.currentTime + at)
      }
      if (allowing === undefined) strike()
      else void allowing.then(strike, () => undefined)
    },
  }
}

/** A struck bar: at once there, dying away, with a weaker partial that dies sooner. */
function stroke(context: AudioContext, pitch: number, from: number): void {
  for (const [times, part, length] of [
    [1, 1, LENGTH],
    [2.76, 0.3, LENGTH / 3],
  ] as const) {
    const swing = context.createOscillator()
    const volume = context.createGain()
    swing.frequency.value = pitch * times
    volume.gain.setValueAtTime(0.0001, from)
    volume.gain.exponentialRampToValueAtTime(LOUDNESS * part, from + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length)
    swing.connect(volume).connect(context.destination)
    swing.start(from)
    swing.stop(from + length)
  }
}
