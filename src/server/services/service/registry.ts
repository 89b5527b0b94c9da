import type { ServiceKind } from '#contract/services/index.ts'
import type { RegisteredService } from './server.ts'

type Services = Readonly<Record<ServiceKind, RegisteredService>>

let registered: Services | undefined

/**
 * Services are given to what is below them, which knows none by name. Called once, by
 * services/index.ts, whose typed map a missing service does not pass.
 */
export function registerServices(services: Services): void {
  registered = services
}

/** The server's part of a service. Do not call it while modules load: read services/index.ts then. */
export function serverOf(kind: ServiceKind): RegisteredService {
  if (registered === undefined) throw new Error('Import services/index.ts: it registers them')
  return registered[kind]
}
