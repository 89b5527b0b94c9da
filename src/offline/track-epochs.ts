import { oneRow, readAt } from '#contract/route.ts'
import type { AskServer } from './link/ask.ts'
import type { DeviceOutbox } from './outbox/types.ts'

/**
 * Tells the outbox the epoch of the server's store as it arrives, once for each: in what
 * GET /api/changes answers, and GET /api/house for those who never catch up. What arrives before
 * the store is open waits for it. Whether it is another epoch than before the outbox knows.
 */
export function trackEpochs(
  ask: AskServer,
  outbox: () => Promise<Pick<DeviceOutbox, 'meetEpoch'> | undefined>,
): AskServer {
  let met: unknown
  return async (asking) => {
    const asked = await ask(asking)
    if (asked.kind === 'none' || !asked.ok || !/^get(House|Changes)$/.test(asking.route)) {
      return asked
    }
    const epoch = readAt(oneRow(asked.body), 'epoch')
    if (typeof epoch === 'string' && epoch !== met) {
      met = epoch
      // A store that fails, or cannot be had: with the next answer.
      const again = () => (met = undefined)
      outbox()
        .then((open) => open?.meetEpoch(epoch) ?? again())
        .catch(again)
    }
    return asked
  }
}
