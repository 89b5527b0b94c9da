import type { Context } from '../../pipeline/context.ts'
import { stream, type Endpoint } from '../../pipeline/endpoint.ts'
import { EventStreams, defaultRules, type StreamRules } from './streams.ts'

/** GET /api/events: a line of JSON for each thing that happens, see ServerEvent. */
export function streamEvents(rules: StreamRules = defaultRules): Endpoint {
  const servers = new WeakMap<Context, EventStreams>()
  return stream({
    name: 'streamEvents',
    open(call, context) {
      const streams = servers.get(context) ?? new EventStreams(context, rules)
      servers.set(context, streams)
      return streams.open(call)
    },
  })
}

export const endpoints: Endpoint[] = [streamEvents()]
