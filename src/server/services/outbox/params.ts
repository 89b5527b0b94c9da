import { plainReason } from '../../pipeline/refusal.ts'
import type { Route } from '#contract/route.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** What the path names, no more and no less; `validation` where one is missing or endless. */
export function paramsOf(route: Route, given: Record<string, string>): Record<string, string> {
  const names = [...route.paths[0].matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const entries = names.map((name) => [name, given[name] ?? ''] as const)
  const missing = entries.filter(([, value]) => value === '' || value.length > 120)
  if (missing.length > 0) {
    refuse('data_invalid', {
      fields: Object.fromEntries(
        missing.map(([name]) => [`params.${name}`, [plainReason('not_valid')]]),
      ),
    })
  }
  return Object.fromEntries(entries)
}
