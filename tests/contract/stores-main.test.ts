import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { openStore, type StoreLocation } from '#server/db/open.ts'
import { startChild, type Child } from '../fixtures/child.ts'
import { programOf } from '../fixtures/house.ts'
import { freePort, nodeBinary, root } from '../fixtures/paths.ts'
import { eachStore } from './fixtures.ts'

const running: Child[] = []
afterAll(async () => {
  for (const child of running) await child.end('SIGKILL')
})

/** The server as an operator starts it, with these settings and no others. */
function main(settings: Record<string, string>, words: string[] = []): Child {
  const child = startChild(nodeBinary, [programOf(), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...settings },
  })
  running.push(child)
  return child
}

const settingsOf = (place: StoreLocation): Record<string, string> =>
  'databaseUrl' in place ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir }

async function untilOpen(child: Child): Promise<string> {
  const address = () => /The house is open at (\S+)/.exec(child.output())?.[1]
  await expect.poll(() => address() ?? child.hasEnded(), { timeout: 20_000 }).toBeTruthy()
  return address() ?? expect.fail(child.output())
}

async function signIn(address: string, email: string, password: string): Promise<number> {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  await answer.text()
  return answer.status
}

eachStore((make) => {
  it('opens, shows the first sign-ins once, and ends gracefully', { timeout: 60_000 }, async () => {
    const settings = { ...settingsOf(await make.place()), PORT: String(await freePort()) }
    const other = createServer().listen(Number(settings.PORT), '127.0.0.1')
    await once(other, 'listening')
    const inVain = main(settings)
    expect(await inVain.ended).toBe(1)
    const [, email = '', password = ''] =
      /^ {2}(\S+@\S+) {2}(\S+) {2}.+, admin$/m.exec(inVain.output()) ?? []
    other.close()

    const first = main(settings)
    const address = await untilOpen(first)
    expect(first.output()).not.toContain('sign-ins')
    expect(await signIn(address, email, password)).toBe(200)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)

    // An open stream does not hold the end up, and neither is it cut without an end.
    const stream = await fetch(`${address}/api/events`)
    const ending = first.end('SIGTERM')
    await expect(stream.text()).resolves.toContain('hello')
    expect(await ending).toBe(0)

    const second = main(settings)
    await untilOpen(second)
    expect(second.output()).not.toContain('sign-ins')
    expect(second.output()).not.toContain(password)
    expect(await signIn(address, email, password)).toBe(200)
    expect(await second.end('SIGINT')).toBe(0)
  })

  it('says why a letter did not go, and lets nobody in while one goes at its end', async () => {
    const connections: Socket[] = []
    const mail = createServer((socket) => void connections.push(socket.on('error', () => {})))
    await once(mail.listen(0, '127.0.0.1'), 'listening')
    const child = main({
      ...settingsOf(await make.place()),
      PORT: String(await freePort()),
      SEED: 'none',
      ADMIN_EMAIL: 'desk@example.com',
      SMTP_URL: `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`,
    })
    const address = await untilOpen(child)
    const askForLetter = async () => {
      const before = connections.length
      const answer = await fetch(`${address}/api/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'desk@example.com' }),
      })
      expect(answer.status).toBe(200)
      await expect.poll(() => connections.length, { timeout: 10_000 }).toBeGreaterThan(before)
    }
    await askForLetter()
    connections[0]?.destroy()
    await expect.poll(child.output, { timeout: 10_000 }).toMatch(/"why":"SMTP E[A-Z]+ CONN"/)

    await askForLetter()
    const ending = child.end('SIGTERM')
    const isOpen = () => fetch(`${address}/healthz`).then(Boolean, () => false)
    await expect.poll(isOpen, { timeout: 5_000 }).toBe(false)
    expect(child.hasEnded()).toBe(false)
    for (const socket of connections) socket.destroy()
    expect(await ending).toBe(0)
    mail.close()
  })

  it('gives a lost password anew, and a new epoch, by command', { timeout: 60_000 }, async () => {
    const place = await make.place()
    const settings = {
      ...settingsOf(place),
      PORT: String(await freePort()),
      SEED: 'none',
      ADMIN_EMAIL: 'Desk@example.com',
      ADMIN_PASSWORD: 'first password',
    }
    const first = main(settings)
    const address = await untilOpen(first)
    expect(first.output()).not.toContain('first password')
    expect(await signIn(address, 'desk@example.com', 'first password')).toBe(200)
    await first.end('SIGTERM')

    const store = await openStore(place)
    await store.close()
    const epoch = main(settings, ['new-epoch'])
    expect(await epoch.ended).toBe(0)
    const again = await openStore(place)
    expect(again.epoch).not.toBe(store.epoch)
    await again.close()

    const command = main(settings, ['new-password', 'desk@example.com'])
    expect(await command.ended).toBe(0)
    const password = /is (\S+)$/m.exec(command.output())?.[1] ?? ''
    const second = main(settings)
    await untilOpen(second)
    expect(await signIn(address, 'desk@example.com', 'first password')).toBe(401)
    expect(await signIn(address, 'desk@example.com', password)).toBe(200)
    await second.end('SIGTERM')
  })

  it('stops with one line that names what is wrong', async () => {
    const place = await make.place()
    const store = await openStore(place)
    const taken = await freePort()
    const settings = { ...settingsOf(place), PORT: String(taken), SEED: 'none' }
    const holder = main(settings)
    await untilOpen(holder)
    const wrong: [Record<string, string>, string[], RegExp][] = [
      [{ PORT: '80x' }, [], /^PORT must be/],
      [{}, [], /^PORT \d+ is taken/],
      [
        { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/none' },
        [],
        /^DATABASE_URL: .*ECONNREFUSED/,
      ],
      // As in Compose while its store is not up.
      [
        { DATABASE_URL: 'postgres://u:secret@nowhere.invalid/none' },
        [],
        /DATABASE_URL: no machine/,
      ],
      [{ DATA_DIR: '/dev/null/house', DATABASE_URL: '' }, [], /^DATA_DIR cannot be used/],
      [{}, ['new-epcoh'], /^The command must be/],
    ]
    await Promise.all(
      wrong.map(async ([more, words, line]) => {
        const child = main({ ...settings, ...more }, words)
        expect(await child.ended).toBe(1)
        expect(child.output()).toMatch(line)
        expect(child.output().trim().split('\n')).toHaveLength(1)
        expect(child.output()).not.toContain('secret')
      }),
    )
    await holder.end('SIGTERM')
    await store.close()
  })
})
