import { useLayoutEffect, useRef } from 'react'
import type { RoomCalendar } from '#contract/ical.ts'
import { listRows, oneRow } from '#contract/route.ts'
import type { RouteName } from '#contract/routes.ts'
import { useAsk, useAsked } from '#parts/ask-server.ts'

export type CalendarAct = Extract<
  RouteName,
  'newCalendarAddress' | 'addCalendarFeed' | 'fetchCalendarFeed' | 'removeCalendarFeed'
>

const readCalendars = (body: unknown) => (listRows(body) ?? []) as RoomCalendar[]

/**
 * The calendar exchange, online only: its addresses are secrets, so nothing is cached on the
 * device, and no change waits in the outbox.
 */
export function useCalendars() {
  const ask = useAsk()
  const { value: rooms, refused, again, take } = useAsked('listRoomCalendars', readCalendars)
  // Two steps may be under way at once: the later answer keeps what the earlier brought.
  const shown = useRef(rooms)
  useLayoutEffect(() => {
    shown.current = rooms
  })
  return {
    /** Null until the server has answered. */
    rooms,
    /** Why they could not be loaded or refreshed; null: no error. */
    trouble: refused,
    again,
    /** Returns why it failed; null: it worked, and the room is shown in its new state. */
    async act(route: CalendarAct, id: string, body: object = {}): Promise<string | null> {
      const came = await ask({ route, params: { id }, body })
      if (!came.ok) {
        // Without an answer it may be done.
        if (came.status === null) again()
        return came.errors.url || came.message
      }
      const changed = oneRow(came.body) as RoomCalendar
      take((shown.current ?? []).map((one) => (one.room_id === changed.room_id ? changed : one)))
      return null
    },
  }
}
