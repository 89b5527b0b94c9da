import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import type { RoomCalendar } from '#contract/ical.ts'
import { listRows, oneRow } from '#contract/route.ts'
import type { RouteName } from '#contract/routes.ts'
import { offline } from '#offline/offline.ts'
import { refusalMessageOf, fieldMessagesOf } from '#offline/refusal-text.ts'

export type CalendarAct = Extract<
  RouteName,
  'newCalendarAddress' | 'addCalendarFeed' | 'fetchCalendarFeed' | 'removeCalendarFeed'
>

export interface Calendars {
  /** Undefined until the server has answered. */
  rooms: readonly RoomCalendar[] | undefined
  /** Why they could not be loaded or refreshed; null: no error. */
  trouble: string | null
  again(): void
  /** Returns why it failed; null: it worked, and the room is shown in its new state. */
  act(route: CalendarAct, id: string, body?: object): Promise<string | null>
}

/**
 * The calendar exchange, online only: its addresses are secrets, so nothing is cached on the
 * device, and no change waits in the outbox.
 */
export function useCalendars(): Calendars {
  const { t, i18n } = useLingui()
  const [rooms, setRooms] = useState<readonly RoomCalendar[]>()
  const [trouble, setTrouble] = useState<string | null>(null)

  const ask = useCallback(
    async (route: RouteName, params: Record<string, string>, body?: object) => {
      const { ask: askServer, session } = offline()
      const token = session.getSnapshot()?.token ?? null
      const asked = await askServer({ route, params, body, token })
      if (asked.kind === 'none') {
        return { why: t`The house does not answer. This needs the link; nothing was changed.` }
      }
      if (asked.ok) return { body: asked.body }
      const [ofUrl] = fieldMessagesOf(asked.body, i18n).url ?? []
      return { why: ofUrl || refusalMessageOf(asked.body, i18n) || t`Something went wrong` }
    },
    [t, i18n],
  )
  const again = useCallback(() => {
    void ask('listRoomCalendars', {}).then((came) => {
      setTrouble(came.why ?? null)
      if (came.why === undefined) setRooms((listRows(came.body) ?? []) as RoomCalendar[])
    })
  }, [ask])
  useEffect(again, [again])

  return {
    rooms,
    trouble,
    again,
    async act(route, id, body = {}) {
      const came = await ask(route, { id }, body)
      if (came.why !== undefined) return came.why
      const changed = oneRow(came.body) as RoomCalendar
      setRooms((now) => now?.map((one) => (one.room_id === changed.room_id ? changed : one)))
      return null
    },
  }
}
