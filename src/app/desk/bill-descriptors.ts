import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import type { Overlays } from '#offline/reads/overlay.ts'
import { descriptors } from '../operations.ts'
import { serviceDesks } from './services.ts'

/** Descriptors with the overlays of what they describe. */
function withOverlays(described: OperationDescriptors, overlays: Overlays): OperationDescriptors {
  const changed = Object.entries(overlays).map(([route, more]) => [
    route,
    { ...described[route as keyof OperationDescriptors], ...more },
  ])
  return { ...described, ...Object.fromEntries(changed) }
}

/**
 * For bills: what the desk ordered and has not sent yet is on the lists that a bill is made of, so that
 * it can be put on a stay with the link down.
 */
export const billDescriptors = serviceDesks.reduce(
  (described, { ordered }) => (ordered ? withOverlays(described, ordered) : described),
  descriptors,
)
