import type { Schedule } from './engine.ts'

/** What stands in for a result that did not come in time. */
export const LATE = Symbol('late')

/** The result, or LATE after `ms`. What is late goes on by itself; its failure is nobody's. */
export function within<T>(
  work: Promise<T>,
  ms: number,
  schedule: Schedule,
): Promise<T | typeof LATE> {
  return new Promise((resolve, reject) => {
    const cancel = schedule(() => resolve(LATE), ms)
    work.then(resolve, reject).finally(cancel)
  })
}
