import type { OperationRow } from '#offline/db/schema.ts'

/** Something happened that must never happen. */
export class Violation extends Error {
  override readonly name = 'Violation'
}

/** What an operation of a simulated person carries, so that the house's side can be checked. */
export interface Body {
  /** One for each body: what was done is known by it. */
  tag: string
  owner: string
  /** The house refuses it until it is mended there. */
  bad: boolean
  /** `op:<id>` or a number. */
  about?: string
}

/** One thing the house did. */
export interface Effect {
  tag: string
  /** The thing it was done to, by its number. */
  subject: string
}

/** What both sides did, and what is true of it whatever happened in between. */
export interface Oracle {
  /** In the house's present life. */
  readonly effects: Effect[]
  /** The first thing that went wrong: programs that it happens under may swallow the error. */
  readonly broken: Violation | null
  fail(what: string, about?: unknown): never
  /** Latest committed shape of every row, those pruned since too. */
  readonly rows: ReadonlyMap<string, OperationRow>
  /** A confirm resolved: the person was told that it is saved. */
  confirmed(row: OperationRow): void
  /**
   * Rows that a transaction left behind. `voided`: whether the house burnt a key by now. `anew`: the
   * same transaction noted another epoch than before, or the first one.
   */
  committed(rows: readonly OperationRow[], voided: (key: string) => boolean, anew: boolean): void
  /** Rows that a transaction deleted. */
  removed(ids: readonly string[]): void
  isRemoved(id: string): boolean
  did(effect: Effect): void
  /** The house lost its past, save so many of the things that it did. */
  lost(kept: number): void
  /** These were on their way before the device heard of the house's new life. */
  leftUnaware(tags: readonly string[]): void
  /** A write left for a foreign host; what is not known of it must not leave again by itself. */
  leftForForeign(tag: string): void
  certainOf(tag: string): void
  byHand(tag: string): void
  /** How often the house did a body, in its present life. */
  times(tag: string): number
  /** After everything was healed: what must hold in the end. */
  judge(present: readonly OperationRow[]): void
}

const ends = ['taken', 'withdrawn', 'superseded', 'settled']

export function tagOf(row: OperationRow): string {
  return (row.body as Body).tag
}

export function createOracle(foreign: boolean): Oracle {
  const effects: Effect[] = []
  /** Bodies done in any life of the house. */
  const ever = new Set<string>()
  const unaware = new Set<string>()
  const rows = new Map<string, OperationRow>()
  /** Place of each row in the order of confirming; a new body has the place of the old. */
  const places = new Map<string, number>()
  const told = new Set<string>()
  const gone = new Set<string>()
  const inDoubt = new Set<string>()
  /** Bodies that a person sent again by hand on a foreign host: whatever comes is theirs. */
  const hand = new Set<string>()

  let broken: Violation | null = null
  const fail = (what: string, about?: unknown): never => {
    broken ??= new Violation(`${what}${about === undefined ? '' : `\n${JSON.stringify(about)}`}`)
    throw broken
  }
  const times = (tag: string) => effects.filter((effect) => effect.tag === tag).length

  /** Not a lawful step of one row's life. */
  const checkStep = (
    was: OperationRow | undefined,
    is: OperationRow,
    voided: boolean,
    anew: boolean,
  ) => {
    if (was !== undefined) {
      // What a house believed to have it may have lost, it is asked about again.
      const again = anew && was.state === 'taken' && is.state === 'unknown'
      if (ends.includes(was.state) && was.state !== is.state && !again)
        fail(`${was.state} became ${is.state}`, is)
      if (tagOf(was) !== tagOf(is)) fail('A body changed under its key', is)
      if (was.key !== is.key) fail('A key changed', is)
      if (was.seq !== is.seq) fail('The order changed', is)
      if (was.actorKey !== is.actorKey) fail('The actor changed', is)
    }
    const begins = was?.state !== is.state
    if (begins && is.state === 'taken' && !ever.has(tagOf(is))) fail('Taken, and not done', is)
    if (foreign || !begins) return
    if (is.state === 'settled' && !voided) fail('Settled, and its key not burnt', is)
    if ((is.state === 'withdrawn' || is.state === 'superseded') && is.tries > 0 && !voided) {
      fail('Tried, and given up without asking the house', is)
    }
  }

  return {
    get broken() {
      return broken
    },
    fail,
    effects,
    rows,
    times,
    confirmed: (row) => void told.add(row.id),
    committed(changed, voided, anew) {
      for (const row of changed) {
        if (!places.has(row.id)) {
          places.set(row.id, places.get(row.replaces ?? '') ?? places.size + 1)
        }
        checkStep(rows.get(row.id), row, voided(row.key), anew)
        rows.set(row.id, row)
      }
    },
    removed(ids) {
      for (const id of ids) {
        const row = rows.get(id)
        // No history lasts for days.
        if (row !== undefined) fail('Forgotten before its matter was over', row)
        gone.add(id)
      }
    },
    isRemoved: (id) => gone.has(id),
    did(effect) {
      effects.push(effect)
      ever.add(effect.tag)
      const row = [...rows.values()].find((one) => tagOf(one) === effect.tag)
      for (const id of row?.after ?? []) {
        const before = rows.get(id)
        if (before === undefined || gone.has(id) || times(tagOf(before)) > 0) continue
        // It was done once, in a past that is lost, as this device does not know yet.
        if (unaware.has(effect.tag) && ever.has(tagOf(before))) continue
        fail('Done before what it follows', row)
      }
      if (!foreign && times(effect.tag) > 1) fail('Done twice', effect)
    },
    lost(kept) {
      effects.length = kept
    },
    leftUnaware(tags) {
      for (const tag of tags) unaware.add(tag)
    },
    leftForForeign(tag) {
      if (inDoubt.has(tag) && !hand.has(tag))
        fail('Sent again by itself, though it may have arrived', tag)
      inDoubt.add(tag)
    },
    certainOf: (tag) => void inDoubt.delete(tag),
    byHand: (tag) => void hand.add(tag),
    judge(present) {
      const here = new Map(present.map((row) => [row.id, row]))
      for (const id of told) {
        const row = rows.get(id)
        if (row === undefined) fail('Confirmed, and lost', id)
        else if (!here.has(id) && !gone.has(id)) fail('Confirmed, and gone', row)
      }
      for (const row of rows.values()) {
        const done = times(tagOf(row))
        const [least, most] = boundsOf(row, foreign, hand.has(tagOf(row)))
        if (done < least || done > most) fail(`${row.state}, and done ${done} times`, row)
      }
      judgeWaiting([...here.values()])
      if (!foreign) judgeOrder()
    },
  }

  /** Nothing waits for ever: what still waits stands behind what needs a person. */
  function judgeWaiting(present: OperationRow[]) {
    const held = new Set<OperationRow>()
    const open = present.filter((row) => !ends.includes(row.state))
    for (const row of open.sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1))) {
      if (row.wish !== null) fail('A wish was never granted nor refused', row)
      if (row.state === 'parked') {
        held.add(row)
        if (row.parkReason !== 'predecessor') continue
        const stuck = row.after.some((id) =>
          ['parked', 'withdrawn', 'settled'].includes(rows.get(id)?.state ?? ''),
        )
        if (!stuck) fail('Parked for a predecessor that goes on', row)
        continue
      }
      const behind = [...held].some(
        (other) => other.group === row.group || row.after.includes(other.id),
      )
      if (!behind) fail('Waits for ever', row)
      held.add(row)
    }
  }

  function comesAfterDone({ replaces }: OperationRow): boolean {
    const old = replaces === undefined ? undefined : rows.get(replaces)
    return old !== undefined && (old.state === 'taken' || comesAfterDone(old))
  }

  /** Things were done to one thing in the order they were confirmed. */
  function judgeOrder() {
    const order = new Map([...rows.values()].map((row) => [tagOf(row), places.get(row.id)]))
    // What a person makes of a change that came too late is a new matter, done when it is decided.
    const extra = new Set([...rows.values()].filter(comesAfterDone).map(tagOf))
    const last = new Map<string, number>()
    for (const effect of effects) {
      const place = order.get(effect.tag)
      if (place === undefined || extra.has(effect.tag) || unaware.has(effect.tag)) continue
      if (place < (last.get(effect.subject) ?? 0)) fail('Done out of order', effect)
      last.set(effect.subject, place)
    }
  }
}

function boundsOf(row: OperationRow, foreign: boolean, byHand: boolean): [number, number] {
  const most = byHand ? Infinity : 1
  if (row.state === 'taken') return [1, most]
  // Nobody can take it back there: what may have arrived may have been done.
  if (foreign && row.tries > 0) return [0, most]
  const ended = ['withdrawn', 'superseded', 'settled'].includes(row.state)
  return [0, ended || row.tries === 0 ? 0 : 1]
}
