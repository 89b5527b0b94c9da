import type { Ask, Asked } from '#offline/link/types.ts'
import type { House } from './house.ts'
import type { Body, Oracle } from './oracle.ts'
import type { Random } from './random.ts'
import type { Timeline } from './timeline.ts'

export const weathers = ['good', 'slow', 'lossy', 'down', 'portal', 'trouble', 'mute'] as const
export type Weather = (typeof weathers)[number]

/** The link between device and house, in all its moods. */
export interface Network {
  weather: Weather
  send(ask: Ask): Promise<Asked>
}

const never = (cause: 'no-house' | 'not-the-house' | 'house-trouble'): Asked => ({
  kind: 'none',
  cause,
})

export function createNetwork(
  timeline: Timeline,
  random: Random,
  house: House,
  oracle: Oracle,
  foreign: boolean,
): Network {
  const isWrite = (ask: Ask) => ask.route !== 'getHouse' && ask.route !== 'listCategories'
  const tag = (ask: Ask) => (ask.body as Body).tag

  /** What a foreign host said for certain frees the body to be sent again. */
  const noted = (ask: Ask, said: Asked): Asked => {
    if (foreign && isWrite(ask) && said.kind === 'answer' && said.status < 500) {
      oracle.certainOf(tag(ask))
    }
    return said
  }

  async function lossy(ask: Ask, limit: number, handle: House['handle']): Promise<Asked> {
    const fate = random.below(6)
    await timeline.sleep(50 + random.below(400))
    // The request never arrives.
    if (fate === 0) return never('no-house')
    // It arrives, and the answer does not.
    if (fate === 1) {
      handle(ask)
      return never('no-house')
    }
    // It arrives long after it was given up.
    if (fate === 2) {
      timeline.after(random.below(20 * 60_000), () => handle(ask))
      return never('no-house')
    }
    // The house dies in the middle of a batch.
    if (fate === 3) {
      handle(ask, random.below(4))
      return never('no-house')
    }
    // Nothing comes back until the fetch gives up.
    if (fate === 4) {
      if (random.chance(0.5)) handle(ask)
      await timeline.sleep(limit)
      return never('no-house')
    }
    return noted(ask, handle(ask) ?? never('no-house'))
  }

  async function troubled(ask: Ask, handle: House['handle']): Promise<Asked> {
    await timeline.sleep(100)
    if (random.chance(0.3)) handle(ask)
    if (random.chance(0.5)) return never('house-trouble')
    const status = random.pick([500, 502, 503, 429])
    const code = status === 429 ? 'too_many_requests' : 'unavailable'
    return {
      kind: 'answer',
      ok: false,
      status: foreign && status === 429 ? 503 : status,
      body: foreign ? { message: 'Trouble' } : { code, message: 'Trouble' },
      retryAfter: random.chance(0.5) ? random.below(120_000) : null,
      replayed: false,
      houseTime: null,
    }
  }

  const network: Network = {
    weather: 'good',
    async send(asked) {
      // What goes over the wire is a copy.
      const ask = { ...asked, body: JSON.parse(JSON.stringify(asked.body ?? null)) as unknown }
      const limit = ask.timeout ?? 30_000
      // The house that is put back is stopped first: its connections end, what they carried is gone.
      const { life } = house
      const handle: House['handle'] = (one, count) =>
        house.life === life ? house.handle(one, count) : null
      if (foreign && isWrite(ask)) oracle.leftForForeign(tag(ask))
      switch (network.weather) {
        case 'down':
          await timeline.sleep(10 + random.below(200))
          return never('no-house')
        case 'portal':
          await timeline.sleep(100)
          return never('not-the-house')
        case 'trouble':
          return troubled(ask, handle)
        // Accepted, and never answered: whoever asked must give up by himself.
        case 'mute':
          if (random.chance(0.5)) timeline.after(random.below(2_000), () => handle(ask))
          return new Promise(() => {})
        case 'lossy':
          return lossy(ask, limit, handle)
        case 'slow':
        case 'good': {
          const way = network.weather === 'slow' ? random.below(16_000) : 20 + random.below(200)
          await timeline.sleep(way)
          const said = handle(ask)
          await timeline.sleep(Math.min(way, limit - way))
          return 2 * way > limit || said === null ? never('no-house') : noted(ask, said)
        }
      }
    },
  }
  return network
}
