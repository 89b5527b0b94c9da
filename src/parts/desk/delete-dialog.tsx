import { useState, type ReactNode } from 'react'
import type { QueuedRouteName } from '#contract/routes.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { NotAuthenticated } from '#ui/not-authenticated.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'

/** What goes, and what of it waits here. */
export interface Deletion {
  operation: Pick<NewOperation, 'route' | 'params' | 'group' | 'words'>
  /** Its operations that the server does not have yet. */
  work: readonly OperationRow[]
  /** The route that makes such a thing. */
  makes: QueuedRouteName
  isOnPicture: (operation: OperationRow) => boolean
}

/** Asks before something that the house offers goes. */
export function DeleteDialog({
  deletion,
  title,
  act,
  signIn,
  failed,
  children,
  onClose,
  onDeleted,
}: {
  deletion: Deletion
  title: ReactNode
  act: ReactNode
  /** Said where nobody is signed in. */
  signIn: ReactNode
  failed: string
  /** What it means. */
  children: ReactNode
  onClose: () => void
  onDeleted: (operationIds: string[]) => void
}) {
  const { busy, failure, save } = useSaving()
  const token = useValue(offline().session)?.token
  const [refused, setRefused] = useState(false)

  async function confirm() {
    setRefused(!token)
    if (!token) return
    const done = await save(() => remove(deletion))
    if (done !== null) onDeleted(done)
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={title}
      confirmLabel={act}
      busy={busy}
    >
      <div className="grid gap-3">
        <p>{children}</p>
        {refused && <NotAuthenticated>{signIn}</NotAuthenticated>}
        {failure && <NotSaved title={failed} reason={failure} />}
      </div>
    </ConfirmDialog>
  )
}

/**
 * Deletes a thing: into the outbox, after what else waits for it; its picture that waits is taken
 * back, since nobody will see it. What the house has never heard of is withdrawn here. Answers the
 * operations that were made. Throws NotSavedError.
 */
async function remove({ operation, work, makes, isOnPicture }: Deletion): Promise<string[]> {
  const { outbox, actor, actorKey } = offline()
  // What a colleague recorded is not taken back for them: the house deletes what they made.
  const own = work.filter((one) => one.actorKey === actorKey())
  const isMadeHere = own.some(({ route }) => route === makes)
  // The last first: none may go on for a moment without what it follows.
  for (const one of own.toReversed()) {
    if (isMadeHere || isOnPicture(one)) await outbox.withdraw(one.id)
  }
  if (isMadeHere) return []
  return [(await outbox.confirm({ ...operation, body: {}, actor: actor() })).id]
}
