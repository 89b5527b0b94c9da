import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { KeptRow } from '#contract/resources.ts'
import type { SettingsRow } from '#contract/settings.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type KeptOne } from '#offline/reads/types.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { asSettings, settingsQuery } from './data.ts'
import { settingsMeanings } from './operations.ts'

const none: readonly OperationRow[] = []

export interface Settings {
  /** What waits laid over; undefined while nothing is kept and the house is still asked. */
  row: SettingsRow | undefined
  kept: KeptOne<KeptRow> | undefined
  error: ReadError | null
  /** Changes that the house has not taken yet. */
  waiting: number
  operations: readonly OperationRow[]
}

/** The settings as they will be once what waits has been taken. */
export function useSettings(): Settings {
  const key = actorKey(actorOf(useValue(offline().session)))
  const asked = useQuery(settingsQuery())
  const operations = useQuery(outboxQuery([key])).data ?? none
  const kept = asked.data?.row
  const row = useMemo(() => {
    if (kept == null) return undefined
    const [shown] = overlay('settings', [kept], operations, settingsMeanings)
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
  }
}
