import { expect, it } from 'vitest'
import { testOutbox, id, none, order } from '#tests/outbox-model/fixtures.ts'
import { createMemoryStore } from '#tests/outbox-model/memory-store.ts'
import { createRandom } from '#tests/outbox-model/random.ts'
import { watchLoss } from './watch-loss.ts'

/*
 * Lives of one page by their seeds: people confirm, the link comes and goes, answers are lost, and the
 * store is emptied under it. Whatever was confirmed is done once, with nobody doing more than saying
 * "save it again".
 */
async function live(seed: number, remembers: boolean): Promise<void> {
  const random = createRandom(seed)
  const store = createMemoryStore()
  const loss = watchLoss(store)
  await loss.look()
  const done = new Map<string, string>()
  let up = true
  const page = testOutbox({ store: loss.store, house: () => none })
  page.world.house = (ask) => {
    if (!up) return none
    if (ask.route !== 'sendOutbox') return none
    const { operations } = ask.body as { operations: { id: string; key: string }[] }
    for (const one of operations) {
      if ((done.get(one.key) ?? one.id) !== one.id) throw new Error(`Another body (SEED=${seed})`)
      done.set(one.key, one.id)
    }
    if (random.chance(0.3)) return none
    return {
      kind: 'answer',
      ok: true,
      status: 200,
      body: { answers: operations.map((one) => ({ id: one.id, status: 201, body: {} })) },
      retryAfter: null,
      replayed: false,
      houseTime: null,
    }
  }
  const confirmed: string[] = []
  const saveAgain = async () => {
    await loss.look()
    if (remembers) await loss.restore()
    else loss.letGo()
  }
  for (let step = 0; step < 20; step += 1) {
    up = random.chance(0.5)
    if (random.chance(0.6)) {
      confirmed.push((await page.outbox.confirm(order({ id: id(1000 + step) }))).id)
    }
    if (random.chance(0.3)) await page.outbox.sendNow()
    if (random.chance(0.2)) {
      // In its turn: a browser ends what is under way before it deletes.
      await store.write(async () => Object.values(store.disk).forEach((part) => part.clear()))
      if (random.chance(0.5)) await saveAgain()
    }
  }
  up = true
  await saveAgain()
  for (let tries = 0; tries < 30; tries += 1) await page.outbox.sendNow()
  for (const one of confirmed) {
    const times = [...done.values()].filter((made) => made === one).length
    if (times !== 1) throw new Error(`Done ${times} times (SEED=${seed})`)
  }
}

const lives = async (remembers: boolean) => {
  for (let seed = 1; seed <= 100; seed += 1) await live(seed, remembers)
}

it('what was confirmed is done once, whatever becomes of the store', () => lives(true), 120_000)

it('found: what was lost is let go', async () => {
  await expect(lives(false)).rejects.toThrow(/Done 0 times \(SEED=\d+/)
}, 120_000)
