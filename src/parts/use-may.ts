import { roleAtLeast, type DeskRole } from '#domain/access.ts'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'

/** Whether the signed-in person has at least this role. The server checks it again. */
export function useMay(least: DeskRole): boolean {
  return roleAtLeast(useValue(offline().session)?.role ?? '', least)
}
