import { Readable } from 'node:stream'
import { resources, type HouseEvent, type Resource } from '#contract/resources.ts'
import { audienceOf } from '../../http/actor.ts'
import { stillHolds } from '../../http/auth.ts'
import type { Context } from '../../http/context.ts'
import { refuse, type Call } from '../../http/endpoint.ts'

export interface StreamRules {
  /** ms between beats; a device takes a stream that is silent for 45 s for dead. */
  beat: number
  /** Commits within so many ms are told as one line. */
  gather: number
  /** Open streams of a device; one more ends the oldest. */
  perDevice: number
  /** Of all who say no device's name at one address. */
  perAddress: number
  inAll: number
}

export const usualRules: StreamRules = {
  beat: 20_000,
  gather: 25,
  perDevice: 6,
  perAddress: 100,
  inAll: 2000,
}

/** Lines waiting for a device that does not read; past this it is better off reconnecting. */
const MOST_UNREAD = 64 * 1024

interface OpenStream {
  device: string
  audience: 'public' | 'staff'
  lines: Readable
}

/** All open streams of one server: one listener at the store, one line for each who may hear it. */
export class EventStreams {
  readonly #context: Context
  readonly #rules: StreamRules
  readonly #streams = new Set<OpenStream>()
  readonly #changed = new Set<Resource>()
  #gathering: NodeJS.Timeout | undefined

  constructor(context: Context, rules: StreamRules) {
    this.#context = context
    this.#rules = rules
    const off = context.store.onChange((changed) => this.#gather(changed))
    context.closing.addEventListener('abort', () => {
      off()
      clearTimeout(this.#gathering)
      for (const stream of this.#streams) stream.lines.push(null)
    })
  }

  open({ actor, address }: Call): Readable {
    const { closing, store, now } = this.#context
    if (closing.aborted || this.#streams.size >= this.#rules.inAll) {
      refuse('unavailable', 'The house cannot answer just now. Please try again.', {
        retryAfter: 5000,
      })
    }
    const { perDevice, perAddress } = this.#rules
    const device = actor.deviceId ?? `address ${address}`
    this.#endOldest(device, actor.deviceId === null ? perAddress : perDevice)
    const lines = new Readable({ read() {} })
    const stream: OpenStream = { device, audience: audienceOf(actor), lines }
    const beat = setInterval(() => {
      void this.#beat(stream, actor.kind === 'staff' ? actor.tokenHash : null, now())
    }, this.#rules.beat)
    beat.unref()
    lines.on('close', () => {
      clearInterval(beat)
      this.#streams.delete(stream)
    })
    this.#streams.add(stream)
    this.#write(stream, { type: 'hello', epoch: store.epoch })
    return lines
  }

  #endOldest(device: string, most: number): void {
    const own = [...this.#streams].filter((stream) => stream.device === device)
    for (const stream of own.slice(0, Math.max(own.length - most + 1, 0))) {
      stream.lines.push(null)
      this.#streams.delete(stream)
    }
  }

  /** A beat, and the moment to end the stream of a session that ended meanwhile. */
  async #beat(stream: OpenStream, tokenHash: string | null, now: Date): Promise<void> {
    try {
      if (tokenHash === null || (await stillHolds(this.#context.store, tokenHash, now))) {
        this.#write(stream, { type: 'beat' })
      } else stream.lines.push(null)
    } catch (error) {
      this.#context.log.error({ err: error }, 'a beat failed')
      stream.lines.push(null)
    }
  }

  #gather(changed: readonly Resource[]): void {
    for (const resource of changed) this.#changed.add(resource)
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined
      const all = [...this.#changed]
      this.#changed.clear()
      for (const stream of this.#streams) this.#tell(stream, all)
    }, this.#rules.gather)
  }

  #tell(stream: OpenStream, changed: readonly Resource[]): void {
    const heard = changed.filter(
      (name) => stream.audience === 'staff' || resources[name].audience === 'public',
    )
    if (heard.length > 0) this.#write(stream, { type: 'changed', resources: heard })
  }

  #write({ lines }: OpenStream, event: HouseEvent): void {
    if (lines.destroyed || lines.readableEnded) return
    if (lines.readableLength > MOST_UNREAD) lines.destroy()
    else lines.push(`${JSON.stringify(event)}\n`)
  }
}
