import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { Readers } from './coerce.ts'

/** Each subject's readers, found by their place: whoever adds one names it in its own file alone. */
const readers: Readers = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Readers>(['./*.ts', '!./*.test.ts', '!./coerce.ts', '!./index.ts'], {
      eager: true,
      import: 'readers',
    }),
  ),
)

/**
 * A row of any host, or of an older version of this app, as our own row: every field of its contract
 * is there, neutral where the host says nothing. Null for what cannot be read. Of a resource that
 * only our server has, the row as it came. Our own row comes out as it went in.
 */
export function readRow(resource: Resource, raw: ResourceRow): ResourceRow | null {
  const read = readers[resource] as ((row: ResourceRow) => ResourceRow | null) | undefined
  return read === undefined ? raw : read(raw)
}
