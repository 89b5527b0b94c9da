import { useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { groupOf, isOnPicture } from '#parts/catalogue/overlay.ts'
import { DeleteDialog } from '../delete-dialog.tsx'
import type { Entry } from './entry.ts'

/** Asks before a thing of the offer goes. */
export function DeleteEntryDialog({
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
  const { labels, routes } = kind
  return (
    <DeleteDialog
      deletion={{
        operation: {
          route: routes.remove,
          params: { id: entry.id },
          group: groupOf(kind, entry.id),
          words: { title: i18n._(labels.remove), detail: entry.name },
        },
        work,
        makes: routes.create,
        isOnPicture,
      }}
      title={t`Delete ${entry.name}?`}
      act={t`Delete`}
      signIn={i18n._(labels.signIn)}
      failed={i18n._(labels.failedToDelete)}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      {i18n._(labels.removing)}
    </DeleteDialog>
  )
}
