import type { Actor } from '../pipeline/endpoint.ts'
import type { Lane } from './requester.ts'

export function laneOf(actor: Actor): Lane {
  if (actor.kind === 'staff') return 'staff'
  return actor.known === undefined ? 'stranger' : 'known'
}
