import { expect, it } from 'vitest'
import { trackSessionEnd } from './track-session-end.ts'

it('hears that the house ended the session that is open, and nothing of any other token', async () => {
  let status = 401
  const asked = async () =>
    ({
      kind: 'answer',
      ok: status < 300,
      status,
      body: null,
      retryAfter: null,
      replayed: false,
      houseTime: null,
    }) as const
  const session = { getSnapshot: () => ({ token: 'own' }) as never }
  const { ask, ended } = trackSessionEnd(asked, session)
  await ask({ route: 'getChanges', token: 'a-send-token' })
  await ask({ route: 'login' })
  expect(ended.getSnapshot()).toBeNull()
  status = 403
  await ask({ route: 'getChanges', token: 'own' })
  expect(ended.getSnapshot()).toBeNull()
  status = 419
  await ask({ route: 'getChanges', token: 'own' })
  expect(ended.getSnapshot()).toBe('own')
})
