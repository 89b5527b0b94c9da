/** What stands in for a result that did not come in time. */
export const TIMED_OUT = Symbol('late')

/**
 * The result, or LATE after `ms`. What is late goes on by itself; its failure is nobody's.
 * `schedule` runs its work once after so long, and returns what calls that off.
 */
export function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  schedule: (work: () => void, ms: number) => () => void,
): Promise<T | typeof TIMED_OUT> {
  return new Promise((resolve, reject) => {
    const cancel = schedule(() => resolve(TIMED_OUT), ms)
    work.then(resolve, reject).finally(cancel)
  })
}
