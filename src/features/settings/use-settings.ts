import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceRow } from '#contract/resources.ts'
import type { SettingsRow } from '#contract/settings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type CachedOne } from '#offline/reads/types.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { asSettings, settingsQuery } from './data.ts'
import { descriptors } from './operations.ts'

export interface Settings {
  /** What waits laid over; undefined while nothing is kept and the house is still asked. */
  row: SettingsRow | undefined
  kept: CachedOne<ResourceRow> | undefined
  error: ReadError | null
  /** Changes that the house has not taken yet. */
  waiting: number
  operations: readonly OperationRow[]
  refetch: () => void
  asking: boolean
}

/** The settings as they will be once what waits has been taken. */
export function useSettings(): Settings {
  const asked = useQuery(settingsQuery())
  const operations = useDeviceRows()
  const kept = asked.data?.row
  const row = useMemo(() => {
    if (kept == null) return undefined
    const [shown] = overlay('settings', [kept], operations, descriptors)
    return shown === undefined ? undefined : asSettings(shown)
  }, [kept, operations])
  return {
    row,
    kept: asked.data,
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
