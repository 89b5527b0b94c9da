import type { AskServer, Came, Question } from '#parts/ask-server.ts'

/** Time between two tries, ms. */
const PAUSE = 2_000
/** Tries without an answer before it gives up. */
const TRIES = 60

export interface Going {
  /** Aborts when the person leaves the screen. */
  signal: AbortSignal
  /** How many bytes are done; `waiting`: offline just now. */
  onProgress: (progress: { done: number; of: number; waiting: boolean }) => void
}

/** For what must not be stopped half-way. */
export class Left extends Error {}

const sleep = (ms: number) => new Promise((later) => setTimeout(later, ms))

/** Asks until there is an answer: only for requests that may be sent twice. Throws Left. */
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
