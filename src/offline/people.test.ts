import { describe, expect, it } from 'vitest'
import type { PeopleEnvironment } from './people.ts'
import { dropPin, knownPeople, metPerson, openByPin, setPin } from './people.ts'
import { anna, ben, testDevice, type TestDevice } from './testing/test-device.ts'

type Person = typeof anna

async function tablet(name?: string) {
  const device = await testDevice(name === undefined ? {} : { name })
  let now = 1_000_000
  const env = (): PeopleEnvironment => ({ ...device.offline, now: () => now, rounds: 1_000 })
  return {
    device,
    env,
    pass: (ms: number) => void (now += ms),
    async signIn(person: Person, pin?: string) {
      const { id: userId, name: called, role, token } = person
      device.offline.session.keep({ token, userId, name: called, role, sendToken: null }, true)
      await metPerson(device.offline.session.getSnapshot()!, env)
      if (pin !== undefined) expect(await setPin(pin, env)).toBe(true)
      now += 1
    },
  }
}

const whoIs = ({ offline }: TestDevice) => offline.session.getSnapshot()

describe('several people on one tablet', () => {
  it('switches by PIN with no house at all, each with their own token', async () => {
    const { device, env, signIn } = await tablet()
    await signIn(anna, '2580')
    await signIn(ben, '7391')
    expect((await knownPeople(env)).map(({ name, hasPin }) => [name, hasPin])).toEqual([
      ['Ben', true],
      ['Anna', true],
    ])
    expect(await openByPin('u1', '7391', env)).toMatchObject({ kind: 'wrong', left: 9, wait: 0 })
    expect(whoIs(device)?.name).toBe('Ben')
    expect(await openByPin('u1', '2580', env)).toEqual({ kind: 'in' })
    expect(whoIs(device)).toMatchObject({ userId: 'u1', token: 'token-anna', remembered: true })
    expect(device.house.requests).toEqual([])
  })

  it('slows wrong PINs down, over a reload too, and drops the token after ten', async () => {
    const { env, pass, signIn } = await tablet('people-slow')
    await signIn(anna, '2580')
    for (let wrong = 1; wrong <= 2; wrong += 1) {
      expect(await openByPin('u1', '0000', env)).toMatchObject({ kind: 'wrong', wait: 0 })
    }
    expect(await openByPin('u1', '0000', env)).toMatchObject({ kind: 'wrong', wait: 5_000 })
    const again = await tablet('people-slow')
    // The right one as well: what is typed too early is not looked at.
    const early: typeof env = () => ({ ...again.env(), now: env().now! })
    expect(await openByPin('u1', '2580', early)).toEqual({ kind: 'wait', wait: 5_000 })
    for (let wrong = 4; wrong <= 9; wrong += 1) {
      pass(600_000)
      expect(await openByPin('u1', '0000', env)).toMatchObject({ kind: 'wrong', left: 10 - wrong })
    }
    pass(600_000)
    expect(await openByPin('u1', '0000', env)).toEqual({ kind: 'gone' })
    expect(await openByPin('u1', '2580', env)).toEqual({ kind: 'gone' })
    expect(await knownPeople(env)).toMatchObject([{ hasPin: false, dropped: 'tries' }])
    // Never for ever: with the link, and a PIN anew.
    await signIn(anna, '2580')
    expect(await openByPin('u1', '2580', env)).toEqual({ kind: 'in' })
  })

  it('forgets the wrong ones after a right one', async () => {
    const { env, pass, signIn } = await tablet()
    await signIn(anna, '2580')
    for (let wrong = 0; wrong < 3; wrong += 1) await openByPin('u1', '0000', env)
    pass(5_000)
    expect(await openByPin('u1', '2580', env)).toEqual({ kind: 'in' })
    expect(await openByPin('u1', '0000', env)).toMatchObject({ left: 9, wait: 0 })
  })

  it('leaves the others when one goes, and no token in the clear', async () => {
    const { device, env, signIn } = await tablet()
    await signIn(anna, '2580')
    await signIn(ben, '7391')
    const facts = await device.store.db.facts.toArray()
    expect(JSON.stringify(facts)).not.toContain('token-')
    await dropPin('u2', null, env)
    expect((await knownPeople(env)).map(({ name, hasPin }) => [name, hasPin])).toEqual([
      ['Ben', false],
      ['Anna', true],
    ])
  })

  it('keeps nobody who did not ask to be remembered', async () => {
    const { device, env } = await tablet()
    device.offline.session.keep({ ...anna, userId: anna.id, sendToken: 's' }, false)
    await metPerson(whoIs(device)!, env)
    expect(await setPin('2580', env)).toBe(false)
    expect(await knownPeople(env)).toEqual([])
  })
})
