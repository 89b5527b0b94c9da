import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { Outbox } from '#offline/outbox/types.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { NotAuthenticated } from '#ui/not-authenticated.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'
import type { Entry } from './entry.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { makerOf } from './open-work.ts'
import { groupOf, isOnPicture } from '#parts/catalogue/overlay.ts'

/** Asks before a thing of the offer goes. */
export function DeleteDialog({
  kind,
  entry,
  work,
  onClose,
  onDeleted,
}: {
  kind: Kind
  entry: Entry
  work: readonly OperationRow[]
  onClose: () => void
  onDeleted: (operationIds: string[]) => void
}) {
  const { t, i18n } = useLingui()
  const { busy, failure, save } = useSaving()
  const token = useValue(offline().session)?.token
  const [refused, setRefused] = useState(false)
  const { labels } = kind

  async function confirm() {
    setRefused(!token)
    if (!token) return
    const title = i18n._(labels.remove)
    const done = await save(() => deleteEntry(offline().outbox, kind, entry, work, title))
    if (done !== null) onDeleted(done)
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t`Delete ${entry.name}?`}
      confirmLabel={t`Delete`}
      busy={busy}
    >
      <div className="grid gap-3">
        <p>{i18n._(labels.removing)}</p>
        {refused && <NotAuthenticated>{i18n._(labels.signIn)}</NotAuthenticated>}
        {failure && <NotSaved title={i18n._(labels.failedToDelete)} reason={failure} phone="" />}
      </div>
    </ConfirmDialog>
  )
}

/**
 * Deletes a thing: into the outbox, after what else waits for it; its picture that waits is taken
 * back, since nobody will see it. What the house has never heard of is withdrawn here. Answers the
 * operations that were made. Throws NotSavedError.
 */
async function deleteEntry(
  outbox: Outbox,
  kind: Kind,
  entry: Entry,
  work: readonly OperationRow[],
  title: string,
): Promise<string[]> {
  // What a colleague recorded is not taken back for them: the house deletes what they made.
  const own = work.filter((one) => one.actorKey === offline().actorKey())
  const maker = makerOf(kind, own)
  // The last first: none may go on for a moment without what it follows.
  for (const one of own.toReversed()) {
    if (maker !== undefined || isOnPicture(one)) await outbox.withdraw(one.id)
  }
  if (maker !== undefined) return []
  const row = await outbox.confirm({
    route: kind.routes.remove,
    params: { id: entry.id },
    body: {},
    group: groupOf(kind, entry.id),
    actor: offline().actor(),
    words: { title, detail: entry.name },
  })
  return [row.id]
}
