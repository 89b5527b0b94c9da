import type { ActorRef, OperationRow } from '#offline/db/schema.ts'
import { countsOf } from '#offline/reads/outbox-queries.ts'
import { isOpen, successorOf } from '#offline/outbox/row.ts'
import { ADMIN } from './house.ts'
import { tagOf, type Body } from './oracle.ts'
import { weathers } from './network.ts'
import { createWorld, type Tab, type World, type WorldSetup } from './world.ts'

const MINUTE = 60_000
/** Whose account may be switched off, and who takes over what they left. */
const LEAVES = 'staff:a'
const admin: ActorRef = { kind: 'staff', userId: 'b', name: 'B' }
const DAY = 24 * 60 * MINUTE
const YEAR = 365 * DAY
const guest: ActorRef = { kind: 'guest' }
const staff: readonly ActorRef[] = [
  { kind: 'staff', userId: 'a', name: 'A' },
  { kind: 'staff', userId: 'b', name: 'B' },
]
const key = (actor: ActorRef) => (actor.kind === 'guest' ? 'guest' : `staff:${actor.userId}`)

/** What goes wrong with it is the oracle's to find. */
const ask = (done: Promise<unknown>) => void done.catch(() => {})

/**
 * One history by its seed: people confirm, withdraw, change, sign in and out; pages open, send and
 * die; the link does what it likes. Then all is healed, and the oracle judges. Throws Violation.
 */
export async function runHistory(setup: WorldSetup): Promise<World> {
  const world = createWorld(setup)
  const { random, timeline, oracle } = world
  const { now } = timeline
  let tags = 0
  const nextTag = () => `t${(tags += 1)}`
  const signedIn = new Map<string, Tab>()

  const aTab = (): Tab => {
    const tabs = world.tabs()
    return tabs.length > 0 ? random.pick(tabs) : world.open('page')
  }
  const aRow = (which: (row: OperationRow) => boolean = isOpen): OperationRow | undefined => {
    const rows = [...oracle.rows.values()].filter((row) => which(row) && !oracle.isRemoved(row.id))
    return rows.length > 0 ? random.pick(rows) : undefined
  }
  const body = (actor: ActorRef, about?: string): Body => ({
    tag: nextTag(),
    owner: key(actor),
    bad: random.chance(0.15),
    ...(about === undefined ? {} : { about }),
  })

  const signIn = (actor: ActorRef, tab: Tab, remember: boolean) => {
    signedIn.set(key(actor), tab)
    return tab.outbox.setSender(actor, world.house.mint(key(actor)), remember)
  }

  const confirm = () => {
    const tab = aTab()
    const actor = random.chance(0.4) ? guest : random.pick(staff)
    const words = { title: '', detail: '' }
    const first = random.chance(0.4)
      ? aRow((row) => row.route === 'placeRestaurantOrder')
      : undefined
    const about = first === undefined ? `n-${random.below(3)}` : `op:${first.id}`
    const made = random.chance(0.5)
      ? { route: 'placeRestaurantOrder' as const, body: body(actor) }
      : {
          route: 'acceptRestaurantOrder' as const,
          params: { id: first?.madeId ?? about },
          body: body(actor, random.chance(0.3) ? about : undefined),
        }
    const loose = random.chance(0.1) ? aRow() : undefined
    const after = loose === undefined ? {} : { after: [loose.id] }
    tab.outbox.confirm({ ...made, ...after, actor, words }).then(oracle.confirmed, () => {})
  }

  const withdraw = () => {
    const row = aRow()
    if (row !== undefined) ask(aTab().outbox.withdraw(row.id))
  }
  const change = () => {
    const row = aRow()
    if (row === undefined) return
    // What a person changes by hand after the first was done is a new matter of theirs.
    const words = { title: '', detail: '' }
    ask(aTab().outbox.change(row.id, { body: body(row.actor), words }))
  }
  const retry = () => {
    const row = aRow((other) => other.state === 'parked')
    if (row === undefined) return
    if (world.foreign) oracle.byHand(tagOf(row))
    ask(aTab().outbox.retry(row.id))
  }

  /** Takes over everything that the other one left; as features/parked does it. */
  const takeOver = async (tab: Tab) => {
    const rows = (await world.rows()).filter((row) => isOpen(row) && row.actorKey === LEAVES)
    const successors = new Set(rows.map(successorOf))
    for (const row of rows.sort((a, b) => a.seq - b.seq)) {
      if (successors.has(row.id)) continue
      if (row.wish?.kind === 'withdraw') {
        ask(tab.outbox.withdraw(row.id, ADMIN))
        continue
      }
      const { bad } = row.body as Body
      const onBehalfOf = { user_id: 'a', name: 'A', reason: 'Gone' }
      const taken = { ...body(admin, (row.body as Body).about), bad }
      const words = { title: '', detail: '' }
      ask(tab.outbox.change(row.id, { body: taken, words, actor: admin, onBehalfOf }))
    }
  }

  const actions: [number, () => void][] = [
    [
      1,
      () => {
        if (!world.foreign) world.house.disable(LEAVES)
      },
    ],
    [1, () => void (world.house.isDisabled(LEAVES) && takeOver(aTab()))],
    [2, () => void (world.foreign || world.house.cacheImage())],
    [
      1,
      () => {
        const how = random.pick(['put back', 'wiped', 'in place'] as const)
        // A foreign host tells no epoch: nobody could know.
        if (!world.foreign) world.house.losePast(how)
      },
    ],
    [3, () => aTab().catchUp()],
    [10, confirm],
    [3, withdraw],
    [3, change],
    [2, retry],
    [1, () => ask(aTab().outbox.sendNow())],
    [
      1,
      () => {
        const row = aRow((other) => other.state === 'parked')
        if (row !== undefined) ask(aTab().outbox.dismiss(row.id))
      },
    ],
    [
      1,
      () => {
        const row = aRow((other) => other.state === 'parked')
        if (row !== undefined) world.house.mend(tagOf(row))
      },
    ],
    [3, () => world.house.settleOne()],
    [1, () => ask(aTab().outbox.checkParked())],
    [5, () => void (world.network.weather = random.pick(weathers))],
    [2, () => void world.tabs().forEach((tab) => tab.link.set({ state: 'up' }))],
    [3, () => aTab().dieIn(1 + random.below(12))],
    [1, () => aTab().die()],
    [3, () => aTab().freeze(random.below(5 * MINUTE))],
    [2, () => void world.open('page')],
    [
      2,
      () => {
        const worker = world.open('worker')
        ask(worker.outbox.drainForSync())
      },
    ],
    [
      2,
      () => {
        const actor = random.pick(staff)
        ask(signIn(actor, aTab(), random.chance(0.6)))
      },
    ],
    [1, () => world.house.expire(key(random.pick(staff)))],
    [
      1,
      () => {
        const who = key(random.pick(staff))
        ask((signedIn.get(who) ?? aTab()).outbox.releaseSender(who))
      },
    ],
    [
      1,
      // Ahead, behind, and 1970 as after a flat battery.
      () =>
        world.skew(
          random.pick([0, 4 * YEAR, -3 * DAY, -180 * MINUTE, 20 * MINUTE, MINUTE - now()]),
        ),
    ],
    [1, () => world.slowDisk(random.pick([0, 0, 500, 6_000]))],
  ]
  const total = actions.reduce((sum, [weight]) => sum + weight, 0)
  const act = () => {
    let at = random.next() * total
    for (const [weight, action] of actions) {
      at -= weight
      if (at < 0) return action()
    }
  }

  world.open('page')
  for (const actor of staff) if (random.chance(0.7)) ask(signIn(actor, aTab(), random.chance(0.6)))
  const steps = 6 + random.below(30)
  for (let step = 0; step < steps; step += 1) {
    act()
    // Most things happen on top of one another; now and then it is quiet for a while.
    const pause = random.chance(0.15) ? random.below(10 * MINUTE) : random.below(3_000)
    await timeline.runTo(timeline.now() + pause)
  }
  await heal(world, (actor, tab) => signIn(actor, tab, true), takeOver)
  oracle.judge(await world.rows())
  await judgeCounts(world)
  return world
}

/**
 * The link is good and everybody signs in, on a page of before or on a new one. What waits must now
 * come to its end, with nobody doing anything.
 */
async function heal(
  world: World,
  signIn: (actor: ActorRef, tab: Tab) => Promise<void>,
  takeOver: (tab: Tab) => Promise<void>,
) {
  const { timeline, network, house, random } = world
  const [left, ...others] = world.tabs().filter((tab) => tab.kind === 'page')
  const stays = left !== undefined && random.chance(0.5)
  left?.dieIn(Infinity)
  for (const tab of stays ? others : world.tabs()) tab.die()
  network.weather = 'good'
  house.calm()
  world.slowDisk(0)
  const come = (tab: Tab) => staff.forEach((actor) => ask(signIn(actor, tab)))
  come(stays ? left : world.open('page'))
  // A death may have been on its way, on a slow disk.
  await timeline.runTo(timeline.now() + MINUTE)
  if (world.tabs().length === 0) come(world.open('page'))
  await timeline.runTo(timeline.now() + MINUTE)
  // Its pages catch up; where an answer of a house that is no more comes late, once more.
  for (let round = 0; round < 2; round += 1) {
    for (const tab of world.tabs()) tab.catchUp()
    await timeline.runTo(timeline.now() + MINUTE)
  }
  come(world.tabs()[0] ?? world.open('page'))
  // Whose account is off does not come: an admin answers for what they left, and looks again.
  for (let round = 0; round < 3 && house.isDisabled(LEAVES); round += 1) {
    const [tab] = world.tabs()
    if (tab !== undefined) await takeOver(tab)
    await timeline.runTo(timeline.now() + 6 * MINUTE)
  }
  await timeline.runTo(timeline.now() + 60 * MINUTE)
}

/** What the screens count is what lies there: everybody's, each once, with its owner. */
async function judgeCounts(world: World): Promise<void> {
  const open = (await world.rows()).filter(isOpen)
  const successors = new Set(open.map(successorOf))
  const entries = open.filter(({ id, state }) => state === 'parked' || !successors.has(id))
  const [tab] = world.tabs()
  const owners = (await tab?.outbox.actors()) ?? []
  for (const who of ['guest', 'staff:a', 'staff:b']) {
    const counted = countsOf(owners, [who])
    const lying = entries.filter(({ actorKey }) => actorKey === who).length
    if (counted.waiting + counted.needYou !== lying) {
      world.oracle.fail(`Counted otherwise than it lies there: ${who}`, { counted, lying })
    }
  }
  const listed = (await tab?.outbox.list())?.filter(isOpen).length
  if (tab !== undefined && listed !== open.length) world.oracle.fail('Not listed', { listed })
}
