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
  /** Whether the browser allows sound now. */
  allowed(): boolean
  ring(): void
}

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
  return {
    allow: () =>
      void opened()
        ?.resume()
        .catch(() => undefined),
    allowed: () => context?.state === 'running',
    ring() {
      if (context?.state !== 'running') return
      for (const { pitch, at } of STROKES) stroke(context, pitch, context.currentTime + at)
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
