import { Trans, useLingui } from '@lingui/react/macro'
import { looseList, looseObject, looseText } from '#lib/loose.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { shownOf } from '#parts/services.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { changeLine } from '../kinds.ts'
import { RefusalText } from '../parts/refusal-text.tsx'
import type { LineRefusal } from '../refused.ts'

/** At the line that cannot be had: why, and the ways on. */
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
          {/* What is not offered at all is mended by no other time. */}
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

/** More would be a list to search, not a way on. */
const MOST = 2

/** Rooms that are free for the same nights, each opened with them, in this one's place. */
function OtherRooms({ line, refusal }: { line: StoredCartLine; refusal: LineRefusal }) {
  const current = looseObject(looseObject(refusal.body).current)
  return looseList(current.rooms)
    .map(looseObject)
    .slice(0, MOST)
    .map((room) => {
      const id = looseText(room.room_id)
      const name = looseText(room.name) || looseText(room.room_number)
      const query = new URLSearchParams({
        for: 'stay',
        line: line.line,
        check_in: line.from,
        check_out: line.to,
      })
      return id === '' || name === '' ? null : (
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
