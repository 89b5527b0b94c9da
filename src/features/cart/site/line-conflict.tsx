import { Trans, useLingui } from '@lingui/react/macro'
import type { RoomTaken } from '#contract/bookings.ts'
import { currentOf } from '#offline/current-of.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { shownOf } from '#parts/services.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { changeLine } from '../kinds.ts'
import { RefusalText } from '../parts/refusal-text.tsx'
import type { LineRefusal } from '../refused.ts'

/** At the line that the server refuses: the reason, and what the guest can do. */
export function LineConflict({
  line,
  refusal,
  onRemove,
}: {
  line: StoredCartLine
  refusal: LineRefusal
  onRemove: (line: StoredCartLine) => void
}) {
  return (
    <Alert
      tone="conflict"
      action={
        <>
          {line.kind === 'room' && <OtherRooms line={line} refusal={refusal} />}
          {/* For a service that is not offered, another time does not help. */}
          {refusal.code !== 'not_offered' && (
            <ButtonLink to={changeLine(line, line.line)} variant="secondary">
              <ChangeLabels line={line} />
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={() => onRemove(line)}>
            <Trans>Leave it out</Trans>
          </Button>
        </>
      }
    >
      <RefusalText refusal={refusal} />
    </Alert>
  )
}

function ChangeLabels({ line }: { line: StoredCartLine }) {
  const { i18n } = useLingui()
  switch (line.kind) {
    case 'room':
      return <Trans>Choose other dates</Trans>
    case 'bundle':
      return <Trans>Choose rooms again</Trans>
    default: {
      const { otherwise } = shownOf[line.kind]
      return otherwise ? i18n._(otherwise) : <Trans>Choose another time</Trans>
    }
  }
}

/** More rooms would be a list to search. */
const MAX_ROOMS = 2

/** Rooms that are free for the same nights: each link opens one to replace this line. */
function OtherRooms({ line, refusal }: { line: StoredCartLine; refusal: LineRefusal }) {
  const { rooms = [] } = currentOf<RoomTaken>(refusal.body)
  return rooms.slice(0, MAX_ROOMS).map((room) => {
    const id = room.room_id
    const name = room.name || room.room_number
    const query = new URLSearchParams({
      for: 'stay',
      line: line.line,
      check_in: line.from,
      check_out: line.to,
    })
    return (
      <ButtonLink
        key={id}
        to={`/rooms/${encodeURIComponent(id)}?${query.toString()}`}
        variant="secondary"
      >
        <Trans>Take {name} instead</Trans>
      </ButtonLink>
    )
  })
}
