import type { Endpoint } from '../../pipeline/endpoint.ts'
import { services } from '../index.ts'
import { changeEndpoint } from './change.ts'
import { createEndpoint } from './create.ts'
import { removeEndpoint } from './remove.ts'

/** Everything that staff keep of the offer. */
const managed = Object.values(services).flatMap(({ offers }) => offers?.managed ?? [])

export const endpoints: readonly Endpoint[] = managed.flatMap((kind) => [
  createEndpoint(kind),
  changeEndpoint(kind),
  ...(kind.routes.remove === undefined ? [] : [removeEndpoint(kind, kind.routes.remove)]),
])
