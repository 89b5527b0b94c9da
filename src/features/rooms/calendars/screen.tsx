import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RoomCalendar } from '#contract/ical.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { AddFeed } from './add-feed.tsx'
import { FeedRow } from './feed-row.tsx'
import { OwnAddress } from './own-address.tsx'
import { useCalendars, type CalendarAct } from './use-calendars.ts'

/** Calendar exchange of each room: occupied nights out, other channels' stays in. */
export function RoomCalendarsScreen() {
  const { t } = useLingui()
  const { rooms, trouble, again, act } = useCalendars()
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <div className="grid gap-1">
        <TextLink standalone to="/dashboard/rooms">
          <Trans>Rooms Management</Trans>
        </TextLink>
        <DeskHeading title={t`Calendars`} />
        <p className="max-w-2xl text-ink-soft">
          <Trans>
            Other channels read when a room is taken here, and their stays are taken over every half
            hour, so that no night is sold twice. Who has an address can read it: give it to the
            channel alone.
          </Trans>
        </p>
      </div>
      {trouble !== null && (
        <Alert
          tone={rooms === null ? 'error' : 'waiting'}
          live
          title={trouble}
          action={
            <Button variant="secondary" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>These addresses are secrets, so they are not kept on this device.</Trans>
        </Alert>
      )}
      {rooms === null && trouble === null && <LoadingCards label={t`Loading calendars…`} />}
      <div className="grid gap-4 lg:grid-cols-2">
        {rooms?.map((room) => (
          <RoomCard key={room.room_id} room={room} act={act} />
        ))}
      </div>
    </div>
  )
}

function RoomCard({
  room,
  act,
}: {
  room: RoomCalendar
  act: (route: CalendarAct, id: string, body?: object) => Promise<string | null>
}) {
  const [wrong, setWrong] = useState<string | null>(null)
  const { t } = useLingui()
  const number = room.room_number
  const name = room.room_name ? `${number} ${room.room_name}` : t`Room ${number}`
  const step = async (route: CalendarAct, id: string) => setWrong(await act(route, id))
  return (
    <TitledCard title={name}>
      {wrong !== null && (
        <Alert tone="error" live onDismiss={() => setWrong(null)}>
          {wrong}
        </Alert>
      )}
      <div className="grid gap-2">
        <h3 className="text-base font-semibold">
          <Trans>For other channels</Trans>
        </h3>
        <OwnAddress
          path={room.path}
          room={name}
          onNew={() => step('newCalendarAddress', room.room_id)}
        />
      </div>
      <div className="grid gap-2">
        <h3 className="text-base font-semibold">
          <Trans>From other channels</Trans>
        </h3>
        {room.feeds.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {room.feeds.map((feed) => (
              <FeedRow
                key={feed.id}
                feed={feed}
                onFetch={() => step('fetchCalendarFeed', feed.id)}
                onRemove={() => step('removeCalendarFeed', feed.id)}
              />
            ))}
          </ul>
        )}
        <AddFeed
          room={name}
          onAdd={(channel, url) => act('addCalendarFeed', room.room_id, { channel, url })}
        />
      </div>
    </TitledCard>
  )
}
