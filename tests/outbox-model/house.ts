import type { Ask, Asked } from '#offline/link/types.ts'
import type { Body, Oracle } from './oracle.ts'
import type { Random } from './random.ts'

interface SentOp {
  id: string
  key: string
  params: Record<string, string>
  body: Body
  group: string
  after: string[]
}
interface Cached {
  actor?: string
  state: 'done' | 'void'
  status: number
  body: unknown
}

/** The simulated house, ours or a foreign one: what it was asked, it does as the documents say. */
export interface House {
  /** `most`: the process dies after so many operations of a batch. Null: no answer leaves. */
  handle(ask: Ask, limit?: number): Asked | null
  mint(actorKey: string): string
  expire(actorKey: string): void
  /** Their account is switched off: no token of theirs holds any more, old or new. */
  disable(actorKey: string): void
  isDisabled(actorKey: string): boolean
  /** The world changed: what was refused is taken from now on. */
  mend(tag: string): void
  /** A colleague deals with one parked row. */
  settleOne(): void
  /** Whether it ever burnt this key, in this life or one before. */
  isVoid(key: string): boolean
  /** Keeps an image of all that it has. */
  cacheImage(): void
  /**
   * It loses what it did since its last image, or everything. `in place`: under the same epoch, till
   * a device that knows more than the house shows it.
   */
  losePast(how: 'put back' | 'wiped' | 'in place'): void
  /** Goes up with each loss: what was on its way to the house before never arrives. */
  readonly life: number
  readonly epoch: string
  /** Its past is lost, and nobody showed it yet. */
  isUnnoticed(): boolean
  /** It stumbles no more. */
  calm(): void
}

/** All that a back-up holds. */
interface Image {
  keys: Map<string, Cached>
  burntIds: Set<string>
  made: Map<string, { number: string; actor: string }>
  reported: Map<string, { key: string; state: string; by: string | null }>
  tokens: Map<string, { actorKey: string; valid: boolean }>
  /** So many of the things that it ever did. */
  done: number
}

/** Who may take over what a colleague left. */
export const ADMIN = 'staff:b'

const refusals = [
  [422, 'item_unavailable'],
  [422, 'too_late'],
  [409, 'conflict'],
  [409, 'price_changed'],
  [403, 'forbidden'],
  [404, 'not_found'],
] as const

export function createHouse(
  random: Random,
  oracle: Oracle,
  foreign: boolean,
  now: () => number,
): House {
  const disabled = new Set<string>()
  const mended = new Set<string>()
  let stumbles = true
  const nothing = (): Image => ({
    keys: new Map(),
    burntIds: new Set(),
    made: new Map(),
    reported: new Map(),
    tokens: new Map(),
    done: 0,
  })
  const copyOf = (image: Image): Image => structuredClone(image)
  let image = nothing()
  /** `made`: whose operation made which row. */
  let { keys, burntIds, made, reported, tokens } = nothing()
  const everVoid = new Set<string>()
  const everMade = new Set<string>()
  let life = 0
  let minted = 0
  let epoch = 'e0'
  /** Its past is lost, and it does not know. */
  let unnoticed = false

  const answer = (status: number, body: unknown): Asked => ({
    kind: 'answer',
    ok: status < 300,
    status,
    body,
    retryAfter: null,
    replayed: false,
    houseTime: foreign ? null : new Date(now()).toISOString(),
  })
  const no = (status: number, code: string) => ({ status, body: { code, message: code } })
  const numberOf = (id: string) => made.get(id)?.number
  const subjectOf = (group: string) =>
    group.replace(/op:(.*)$/, (ref, id: string) => numberOf(id) ?? ref)

  const actorOf = (token: string | null | undefined) => {
    if (token === null || token === undefined) return 'guest'
    const session = tokens.get(token)
    return session?.valid === true && !disabled.has(session.actorKey) ? session.actorKey : null
  }

  function doOne(op: SentOp, actor: string): { status: number; body: unknown } {
    if (op.body.owner !== actor) oracle.fail(`${op.body.owner}'s row sent as ${actor}`)
    const kept = keys.get(op.key)
    if (kept?.state === 'void' || burntIds.has(op.id)) return no(410, 'voided')
    if (kept !== undefined) return kept
    if (stumbles && random.chance(0.03)) return no(503, 'unavailable')
    if (stumbles && random.chance(0.02)) return no(409, 'in_progress')
    // An order of a past that is lost.
    const { id = '' } = op.params
    const maker = id.replace(/^(n-|op:)/, '')
    if (everMade.has(maker) && !made.has(maker)) return no(404, 'not_found')
    if (op.body.bad && !mended.has(op.body.tag)) {
      const [status, code] = random.pick<readonly [number, string]>(refusals)
      return no(status, code)
    }
    const number = `n-${op.id}`
    made.set(op.id, { number, actor })
    everMade.add(op.id)
    oracle.did({ tag: op.body.tag, subject: subjectOf(op.group) })
    const done = { actor, state: 'done' as const, status: 201, body: { id: number } }
    keys.set(op.key, done)
    return done
  }

  function batch(operations: SentOp[], actor: string, limit: number) {
    const failed = new Set<string>()
    const seen = new Set<string>()
    const answers = []
    for (const op of operations.slice(0, limit)) {
      // As the real one: it looks among the same person's operations alone.
      const missing = op.after.find((id) => made.get(id)?.actor !== actor)
      // Pruned on the device (its clock jumped): nobody there knows what became of it.
      const lawful =
        missing === undefined ||
        seen.has(missing) ||
        oracle.isRemoved(missing) ||
        everMade.has(missing)
      if (!lawful && !burntIds.has(missing)) {
        oracle.fail(`Sent before what it follows: ${op.body.tag}`)
      }
      seen.add(op.id)
      const held = missing !== undefined || failed.has(op.group)
      const kept = keys.get(op.key)
      const result = held && kept === undefined ? no(424, 'not_tried') : doOne(op, actor)
      if (result.status >= 300) failed.add(op.group)
      answers.push({ id: op.id, replayed: kept !== undefined, ...result })
    }
    return answers
  }

  /** What was done is told to whoever did it, and to the admin. */
  function voidKey(key: string, operationId: string, actor: string = ADMIN) {
    const kept = keys.get(key)
    if (kept?.state === 'done' && kept.actor !== actor && actor !== ADMIN) {
      return oracle.fail(`What ${kept.actor} sent is asked about as ${actor}`)
    }
    if (kept?.state === 'done') return { outcome: 'done', status: kept.status, body: kept.body }
    keys.set(key, { state: 'void', status: 410, body: null })
    burntIds.add(operationId)
    everVoid.add(key)
    return { outcome: 'voided' }
  }

  function report(rows: { id: string; key: string; state: string }[]) {
    return rows.map(({ id, key, state }) => {
      const was = reported.get(id)
      if (was?.state !== 'settled') reported.set(id, { key, state, by: null })
      const is = reported.get(id)
      return { id, state: is?.state, settled_by: is?.by ?? null, settled_note: null }
    })
  }

  /** As the documents have it: no keys, no batches, ids under `order.id`. */
  function foreignWrite(ask: Ask): Asked {
    const body = ask.body as Body
    if (JSON.stringify([ask.params, body]).includes('"op:')) oracle.fail('A ref left')
    const actor = actorOf(ask.token)
    if (actor === null) return answer(401, { message: 'Unauthenticated.' })
    if (body.owner !== actor) oracle.fail(`${body.owner}'s row sent as ${actor}`)
    if (stumbles && random.chance(0.05)) return answer(429, { message: 'Slow down.' })
    if (body.bad && !mended.has(body.tag)) return answer(422, { errors: { items: ['Gone.'] } })
    oracle.did({ tag: body.tag, subject: '' })
    return answer(201, { order: { id: `f-${body.tag}` }, id: `f-${body.tag}` })
  }

  function ours(ask: Ask, limit: number): Asked {
    if (ask.route === 'getHouse') return answer(200, { capabilities: [], epoch })
    if (ask.route === 'getChanges') {
      // The device's cursor is of a run of the store that the house does not know.
      if (unnoticed) epoch = `e${life}`
      unnoticed = false
      return answer(200, { epoch })
    }
    const actor = actorOf(ask.token)
    if (actor === null) return answer(401, { code: 'unauthenticated', message: 'Sign in' })
    const body = ask.body as Record<string, unknown>
    if (ask.route === 'sendOutbox') {
      const operations = body['operations'] as SentOp[]
      if (operations.length > 100) oracle.fail('A batch of more than 100')
      if (stumbles && operations.length > 1 && random.chance(0.02)) {
        return answer(413, { code: 'too_large', message: 'Too large' })
      }
      return answer(200, { answers: batch(operations, actor, limit) })
    }
    if (ask.route === 'voidOperation') {
      if (stumbles && random.chance(0.05)) return answer(409, no(409, 'in_progress').body)
      return answer(200, voidKey(ask.params?.['key'] ?? '', body['operation_id'] as string, actor))
    }
    if (ask.route === 'reportParked') {
      return answer(200, { rows: report(body['rows'] as Parameters<typeof report>[0]) })
    }
    // That nothing waits for a token any more: it is told for nobody's operations.
    if (ask.route === 'handOver') return answer(200, { answers: [] })
    oracle.fail(`Our house was asked ${ask.route}`)
  }

  return {
    handle(ask, limit = Infinity) {
      if (!foreign) {
        const said = ours(ask, limit)
        return limit === Infinity ? said : null
      }
      if (ask.route === 'getHouse') return answer(404, { message: 'Not found' })
      return ask.route === 'listCategories' ? answer(200, { data: [] }) : foreignWrite(ask)
    },
    mint(actorKey) {
      const token = `${actorKey}#${(minted += 1)}`
      tokens.set(token, { actorKey, valid: true })
      return token
    },
    expire(actorKey) {
      for (const session of tokens.values())
        if (session.actorKey === actorKey) session.valid = false
    },
    disable: (actorKey) => void disabled.add(actorKey),
    isDisabled: (actorKey) => disabled.has(actorKey),
    mend: (tag) => void mended.add(tag),
    settleOne() {
      const open = [...reported].filter(([, row]) => row.state === 'open')
      if (open.length === 0) return
      const [id, row] = random.pick(open)
      const { outcome } = voidKey(row.key, id)
      reported.set(id, { ...row, state: outcome === 'done' ? 'taken' : 'settled', by: 'Grace' })
    },
    isVoid: (key) => everVoid.has(key),
    cacheImage() {
      const done = oracle.effects.length
      image = copyOf({ keys, burntIds, made, reported, tokens, done })
    },
    losePast(how) {
      if (how === 'wiped') image = nothing()
      ;({ keys, burntIds, made, reported, tokens } = copyOf(image))
      oracle.lost(image.done)
      life += 1
      unnoticed = how === 'in place'
      if (!unnoticed) epoch = `e${life}`
    },
    get life() {
      return life
    },
    isUnnoticed: () => unnoticed,
    get epoch() {
      return epoch
    },
    calm: () => void (stumbles = false),
  }
}
