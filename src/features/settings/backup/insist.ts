import type { AskServer, Came, Question } from '../ask-server.ts'

/** Between two tries, ms. */
const PAUSE = 2_000
/** How long a link may be away before it is given up, in tries. */
const TRIES = 60

export interface Going {
  /** Aborts when the person leaves. */
  signal: AbortSignal
  /** So much of it is done, in bytes; `waiting`: the link is away just now. */
  onProgress: (progress: { done: number; of: number; waiting: boolean }) => void
}

/** What nobody may stop half-way. */
export class Left extends Error {}

const sleep = (ms: number) => new Promise((later) => setTimeout(later, ms))

/** Asks until somebody answers: only for what may be asked twice. Throws Left. */
export async function insist(
  ask: AskServer,
  question: Question,
  signal: AbortSignal,
  onLost: () => void = () => {},
  pause = PAUSE,
): Promise<Came> {
  for (let tries = 1; ; tries += 1) {
    if (signal.aborted) throw new Left()
    const came = await ask(question)
    const lost = !came.ok && (came.status === null || came.status >= 502)
    if (!lost || tries === TRIES) return came
    onLost()
    await sleep(pause)
  }
}
