import type { Service } from '#contract/services/service.ts'
import type { Tx } from '../../db/store.ts'
import {
  refuse,
  write,
  type Call,
  type Endpoint,
  type WriteEndpoint,
} from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { refuseUnopened } from '../check-opened.ts'

/** Throws `not_offered` for a kind that the house has switched off, and for guests before it opens. */
async function checkOffered(
  tx: Tx,
  { kind }: Pick<Service, 'kind'>,
  { actor }: Pick<Call, 'actor'>,
): Promise<void> {
  const settings = await settingsOf(tx.db)
  if (settings.services_off.includes(kind)) refuse('switched_off')
  refuseUnopened(settings, actor)
}

/**
 * How a service takes a new request, from a guest, the desk or a cart: not while the house has
 * switched the service off, however long the request waited on a device. Nothing that was taken
 * before asks for this: it goes on to its end.
 */
export function placeEndpoint<Body>(
  service: Service,
  endpoint: Pick<WriteEndpoint<Body, undefined>, 'body' | 'answer' | 'invalid' | 'write'>,
): Endpoint {
  return write<Body>({
    name: service.routes.place,
    ...endpoint,
    async write(tx, call) {
      await checkOffered(tx, service, call)
      return await endpoint.write(tx, call, undefined)
    },
  })
}
