/**
 * JSON with sorted keys and without undefined, so that equal values are equal text. For comparing
 * and hashing bodies, not for storing.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    const map = inner as Record<string, unknown>
    return Object.fromEntries(
      Object.keys(map)
        .sort()
        .map((key) => [key, map[key]]),
    )
  })
}
