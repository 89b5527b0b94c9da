import { routeOf } from '#contract/routes.ts'
import type { Endpoint, WriteEndpoint } from '../pipeline/endpoint.ts'

/**
 * The operations that may wait in an outbox, by name. The list of all services fills it (index.ts);
 * what judges a report reads it. It stands apart, since the outbox is a service of that list itself.
 */
const queued = new Map<string, WriteEndpoint<never>>()

export function registerQueuedEndpoints(endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) {
    if (endpoint.kind !== 'write' || routeOf(endpoint.name).offline !== 'queued') continue
    queued.set(endpoint.name, endpoint)
  }
}

/** Undefined: no operation of this server, or one that may not wait in an outbox. */
export function queuedEndpoint(name: string): WriteEndpoint<never> | undefined {
  return queued.get(name)
}
