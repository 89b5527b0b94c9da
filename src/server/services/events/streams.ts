import { Readable } from 'node:stream'
import {
  EVENT_BEAT,
  mayRead,
  type ServerEvent,
  type Readers,
  type Resource,
} from '#contract/resources.ts'
import { addressKey, type Lane, laneOf } from '../../budgets/requester.ts'
import { audienceOf } from '../../pipeline/actor.ts'
import { isSessionValid } from '../../pipeline/auth.ts'
import type { Context } from '../../pipeline/context.ts'
import { refuse, type Actor, type Call } from '../../pipeline/endpoint.ts'

export interface StreamRules {
  /** ms between beats; a device takes a stream without them for dead. */
  beatMs: number
  /** Commits within so many ms are sent as one line. */
  collectMs: number
  /** Open streams of a session, or of a booking's known devices; one more ends the oldest. */
  perDevice: number
  /** Of all strangers at one address, whatever they call themselves: a full house, and some. */
  perAddress: number
  /** Of all strangers. Staff and known devices have their places whatever comes. */
  total: number
}

export const defaultRules: StreamRules = {
  beatMs: EVENT_BEAT,
  collectMs: 25,
  perDevice: 6,
  perAddress: 400,
  total: 1500,
}

/** Lines waiting for a device that does not read; past this it is better off reconnecting. */
const MAX_UNREAD = 64 * 1024

/** How long an ended stream may take to flush, ms. */
const CLOSE_GRACE_MS = 2000

interface OpenStream {
  lane: Lane
  /** Whose it counts as: a session, a known booking, a stranger's device, or an address. */
  owner: string
  from: string
  audience: Readers
  lines: Readable
}

/** '': a stranger without a name, one of its address. */
function ownerOf(actor: Actor): string {
  if (actor.kind === 'staff') return `session ${actor.tokenHash} ${actor.deviceId ?? ''}`
  if (actor.known !== undefined) return `known ${actor.known}`
  return actor.deviceId === null ? '' : `device ${actor.deviceId}`
}

/** All open streams of one server: one listener at the store, one line for each who may hear it. */
export class EventStreams {
  readonly #context: Context
  readonly #rules: StreamRules
  readonly #streams = new Set<OpenStream>()
  readonly #changed = new Set<Resource>()
  #collectTimer: NodeJS.Timeout | undefined

  constructor(context: Context, rules: StreamRules) {
    this.#context = context
    this.#rules = rules
    const off = context.store.onChange((changed) => this.#collect(changed))
    context.closing.addEventListener('abort', () => {
      off()
      clearTimeout(this.#collectTimer)
      for (const stream of this.#streams) stream.lines.push(null)
    })
  }

  open({ actor, address }: Call): Readable {
    const { closing, store, now } = this.#context
    if (closing.aborted) {
      refuse('house_cannot_answer', {
        retryAfter: 5000,
      })
    }
    const from = addressKey(address)
    const lane = laneOf(actor)
    const owner = ownerOf(actor)
    this.#endSurplus(lane, owner, from)
    const lines = new Readable({ read() {} })
    const stream: OpenStream = { lane, owner, from, audience: audienceOf(actor), lines }
    const beat = setInterval(() => {
      void this.#beat(stream, actor.kind === 'staff' ? actor.tokenHash : null, now())
    }, this.#rules.beatMs)
    beat.unref()
    lines.on('close', () => {
      clearInterval(beat)
      this.#streams.delete(stream)
    })
    this.#streams.add(stream)
    this.#write(stream, { type: 'hello', epoch: store.epoch })
    return lines
  }

  /** Ends the oldest streams where a new one would exceed a limit. */
  #endSurplus(lane: Lane, owner: string, from: string): void {
    const { perDevice, perAddress, total: inAll } = this.#rules
    const strangers = () => [...this.#streams].filter((one) => one.lane === 'stranger')
    const own = [...this.#streams].filter((one) => one.owner === owner)
    if (owner !== '') this.#endOldest(own, perDevice)
    if (lane !== 'stranger') return
    const here = strangers().filter((one) => one.from === from)
    this.#endOldest(here, perAddress)
    const all = strangers()
    if (all.length < inAll) return
    const byAddress = new Map<string, OpenStream[]>()
    for (const one of all) byAddress.set(one.from, [...(byAddress.get(one.from) ?? []), one])
    const crowd = [...byAddress.values()].reduce((most, some) =>
      some.length > most.length ? some : most,
    )
    this.#endOldest(crowd, crowd.length)
  }

  /** Ends the oldest of these, so that one more makes `most`. */
  #endOldest(own: readonly OpenStream[], most: number): void {
    for (const stream of own.slice(0, Math.max(own.length - most + 1, 0))) {
      this.#streams.delete(stream)
      stream.lines.push(null)
      // A client that does not read would never see the end.
      setTimeout(() => stream.lines.destroy(), CLOSE_GRACE_MS).unref()
    }
  }

  /** A beat, and the moment to end the stream of a session that ended meanwhile. */
  async #beat(stream: OpenStream, tokenHash: string | null, now: Date): Promise<void> {
    try {
      if (tokenHash === null || (await isSessionValid(this.#context.store, tokenHash, now))) {
        this.#write(stream, { type: 'beat' })
      } else stream.lines.push(null)
    } catch (error) {
      this.#context.log.error({ err: error }, 'a beat failed')
      stream.lines.push(null)
    }
  }

  #collect(changed: readonly Resource[]): void {
    for (const resource of changed) this.#changed.add(resource)
    this.#collectTimer ??= setTimeout(() => {
      this.#collectTimer = undefined
      const all = [...this.#changed]
      this.#changed.clear()
      for (const stream of this.#streams) this.#notify(stream, all)
    }, this.#rules.collectMs)
  }

  #notify(stream: OpenStream, changed: readonly Resource[]): void {
    const readable = changed.filter((name) => mayRead(stream.audience, name))
    if (readable.length > 0) this.#write(stream, { type: 'changed', resources: readable })
  }

  #write({ lines }: OpenStream, event: ServerEvent): void {
    if (lines.destroyed || lines.readableEnded) return
    if (lines.readableLength > MAX_UNREAD) lines.destroy()
    else lines.push(`${JSON.stringify(event)}\n`)
  }
}
