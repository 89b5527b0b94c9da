import { Trans } from '@lingui/react/macro'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'

/**
 * Names of colleagues who recorded these operations on this device, each once, without the
 * signed-in person.
 */
export function colleaguesOf(rows: readonly OperationRow[], ownKey: string): string[] {
  const names = rows.flatMap(({ actor, actorKey: key }) =>
    actor.kind === 'staff' && key !== ownKey ? [actor.name] : [],
  )
  return [...new Set(names)]
}

/** "recorded by Diane" beside what a colleague recorded here; else nothing. */
export function ByWhom({ steps }: { steps: readonly OperationRow[] | undefined }) {
  const ownKey = actorKey(actorOf(useValue(offline().session)))
  const names = colleaguesOf(steps ?? [], ownKey).join(', ')
  if (names === '') return null
  return (
    <span className="note">
      <Trans>recorded by {names}</Trans>
    </span>
  )
}
