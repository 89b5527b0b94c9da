import { uuidv7 } from '#lib/uuid.ts'
import { DEVICE_TOKEN_HEADER } from '#contract/wire.ts'
import { newToken, tokenHash } from '#server/pipeline/tokens.ts'
import { addPerson, PASSWORD, type Asked, type House } from '../contract/http-house.ts'
import type { Identity } from './access-rules.ts'

/* Each identity of the access table, as it really comes to be: signed in by password, and so on. */

/** What each sends along with whatever it asks. */
export type Callers = Readonly<Record<Identity, Asked>>

async function signIn(house: House, role: string) {
  const { id, email, device } = await addPerson(house.store, role)
  const answer = await house.ask('POST', '/api/login', {
    body: { email, password: PASSWORD, device_name: 'Chrome, Android' },
    device,
  })
  const { token, send_token: send } = answer.body.data as Record<'token' | 'send_token', string>
  return { id, device, session: { token, device }, sends: { token: send, device } }
}

/** A device of a guest whose booking was confirmed. */
async function knownDevice(house: House): Promise<Asked> {
  const [token, device] = [newToken(), uuidv7()]
  const at = house.now.toISOString()
  await house.store.transaction((tx) =>
    tx.db
      .insertInto('device_tokens')
      .values({
        token_hash: tokenHash(token),
        device_id: device,
        subject: `room:${uuidv7()}`,
        made_at: at,
        expires_at: '2027-01-01T00:00:00.000Z',
      })
      .execute(),
  )
  return { device, headers: { [DEVICE_TOKEN_HEADER]: token } }
}

export async function callersOf(house: House): Promise<Callers> {
  const admin = await signIn(house, 'admin')
  const reception = await signIn(house, 'reception')
  const kitchen = await signIn(house, 'staff')
  const trainer = await signIn(house, 'trainer')
  const gone = await signIn(house, 'admin')
  await house.store.transaction((tx) => tx.update('users', gone.id, { disabled: 1 }))
  const made = await house.ask('POST', '/api/keys', {
    ...admin.session,
    body: { name: 'Board in the hall' },
  })
  const key = { token: String(made.body.key) }
  // That it was used is written down at its first use alone.
  await house.ask('GET', '/api/house', key)
  return {
    stranger: { device: uuidv7() },
    guest: { device: uuidv7() },
    known: await knownDevice(house),
    kitchen: kitchen.session,
    reception: reception.session,
    admin: admin.session,
    trainer: trainer.session,
    disabled: gone.session,
    forged: { token: newToken(), device: admin.device },
    'kitchen sends': kitchen.sends,
    'reception sends': reception.sends,
    'admin sends': admin.sends,
    'sends elsewhere': { ...admin.sends, device: uuidv7() },
    key,
  }
}
