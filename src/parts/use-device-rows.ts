import { useQuery } from '@tanstack/react-query'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { everyRowQuery, readableRows } from '#offline/reads/device-rows.ts'
import { useValue } from '#ui/use-value.ts'

const none: readonly OperationRow[] = []

/**
 * What was recorded on this device, by everybody, as far as who is signed in may read it: newest
 * first, ended ones too. Every list and number of the desk is made with these, never with one
 * person's rows: a room that a colleague sold on this tablet is sold.
 */
export function useDeviceRows(): readonly OperationRow[] {
  return useLoadedDeviceRows() ?? none
}

/** The same; undefined until the device has told. */
export function useLoadedDeviceRows(): readonly OperationRow[] | undefined {
  const session = useValue(offline().session)
  const rows = useQuery(everyRowQuery()).data
  return rows && readableRows(rows, session)
}

/** The same, as they were read last: for what is done outside of drawing. */
export function deviceRows(): readonly OperationRow[] {
  const { client, session } = offline()
  const rows = client.getQueryData<OperationRow[]>(everyRowQuery().queryKey)
  return rows === undefined ? none : readableRows(rows, session.getSnapshot())
}
