import type { AskServer } from './link/ask.ts'
import type { SessionStore } from './session.ts'
import { createValue, type Value } from './value.ts'

/**
 * Notes when the server refuses the token of the session that is open here. A refusal of another
 * token (a send token, somebody who left) says nothing about this session.
 */
export function trackSessionEnd(
  ask: AskServer,
  session: Pick<SessionStore, 'getSnapshot'>,
): { ask: AskServer; ended: Value<string | null> } {
  const ended = createValue<string | null>(null)
  return {
    ended,
    async ask(asking) {
      const asked = await ask(asking)
      const token = asking.token ?? null
      if (token !== null && asked.kind === 'answer' && token === session.getSnapshot()?.token) {
        if (asked.status === 401 || asked.status === 419) ended.set(token)
      }
      return asked
    },
  }
}
