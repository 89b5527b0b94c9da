import type { ResourceRow } from '#contract/resources.ts'

/** Version of a row whose host keeps none: each answer of the host then takes its place. */
export const NO_VERSION = 0

/**
 * A row of any host with what the device needs: id as text, version as number. The rest stays as it
 * came. Null for what has no id.
 */
export function toResourceRow(raw: unknown): ResourceRow | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null
  const { id, version, operation_id: operation } = raw as Record<string, unknown>
  if (typeof id !== 'number' && (typeof id !== 'string' || id === '')) return null
  return {
    ...raw,
    id: String(id),
    version: typeof version === 'number' && version > 0 ? version : NO_VERSION,
    operation_id: typeof operation === 'string' ? operation : null,
  }
}
