import { roleAtLeast, type DeskRole } from '#domain/access.ts'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'

/** Whether who is signed in may do what somebody of this role may. The house checks it for itself. */
export function useMay(least: DeskRole): boolean {
  return roleAtLeast(useValue(offline().session)?.role ?? '', least)
}
