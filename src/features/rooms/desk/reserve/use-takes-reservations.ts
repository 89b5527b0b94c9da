import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'

/** Whether the host takes reservations from the desk: one that knows only the documents does not. */
export function useTakesReservations(): boolean {
  return useValue(offline().host) !== 'foreign'
}
