import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SettingsRow } from '#contract/settings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type CachedOne } from '#offline/reads/types.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { rowQuery } from '#offline/reads/row-query.ts'
import { descriptors } from './operations.ts'

/** Only our own server has them. */
const settingsQuery = () => rowQuery({ resource: 'settings', route: 'getSettings', id: 'settings' })

export interface Settings {
  /** With waiting changes applied; undefined while nothing is cached and the request is on its way. */
  row: SettingsRow | undefined
  cached: CachedOne<SettingsRow> | undefined
  error: ReadError | null
  /** How many changes the server has not taken yet. */
  waiting: number
  operations: readonly OperationRow[]
  refetch: () => void
  asking: boolean
}

/** The settings with the waiting changes of this device applied. */
export function useSettings(): Settings {
  const asked = useQuery(settingsQuery())
  const operations = useDeviceRows()
  const cached = asked.data?.row
  const row = useMemo(() => {
    if (cached == null) return undefined
    const [shown] = overlay('settings', [cached], operations, descriptors)
    return shown as SettingsRow | undefined
  }, [cached, operations])
  return {
    row,
    cached: asked.data,
    error: asked.error instanceof ReadError ? asked.error : null,
    waiting: operations.filter(
      ({ route, state, wish }) =>
        route === 'updateSettings' &&
        wish === null &&
        (state === 'waiting' || state === 'sending' || state === 'unknown'),
    ).length,
    operations,
    refetch: () => void asked.refetch(),
    asking: asked.isFetching,
  }
}
