import { readsInPart } from '#contract/projections.ts'
import type { Readers, Resource } from '#contract/resources.ts'
import { refuse } from '../pipeline/endpoint.ts'

/**
 * Words are looked for in names, codes and phones: whoever reads rows in part could find out by
 * trying what is hidden from them. Throws `forbidden`.
 */
export function checkSearch(
  audience: Readers,
  resource: Resource,
  { q }: Readonly<Record<string, string | undefined>>,
): void {
  if (!q || !readsInPart(audience, resource)) return
  refuse('not_your_role')
}
