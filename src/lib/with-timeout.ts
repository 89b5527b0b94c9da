/** Given in place of a result that did not come in time. */
export const TIMED_OUT = Symbol('timed out')

/**
 * The result, or TIMED_OUT after `ms`. Late work goes on; nobody hears of its failure.
 * `schedule` runs its work once after `ms` and returns a function that cancels it.
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
