import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useLingui } from '@lingui/react/macro'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { useMay } from '#parts/use-may.ts'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { Button } from '#ui/button.tsx'
import type { Kind } from '#parts/catalogue/kind.ts'
import type { Catalogue } from './use-catalogue.ts'
import type { Dialogs } from './use-dialogs.tsx'

/** Title, Refresh, the category that is looked at, Add Category, and Add, which waits for a first category (spec 3 §2.6). */
export function ScreenHead({
  title,
  kind,
  catalogue: { categories, entries, refetch },
  dialogs,
  category,
}: {
  title: string
  kind: Kind
  catalogue: Catalogue
  dialogs: Dialogs
  /** The one that is looked at. */
  category: string
}) {
  const { i18n } = useLingui()
  const isAdmin = useMay('admin')
  const lacks = kind.category !== null && categories.length === 0 && entries !== undefined
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <DeskHeading title={title} className="py-1 text-2xl" />
      <div className="grid w-full gap-1 sm:w-auto sm:justify-items-end">
        <div className="flex flex-wrap gap-2 *:grow sm:justify-end sm:*:grow-0">
          <RefreshButton refetch={refetch} />
          {isAdmin && kind.category && (
            <Button variant={lacks ? 'primary' : 'secondary'} onClick={dialogs.addCategory}>
              <Trans>Add Category</Trans>
            </Button>
          )}
          {isAdmin && categories.some(({ id }) => id === category) && (
            <Button variant="secondary" onClick={() => dialogs.editCategory(category)}>
              <Trans>Edit Category</Trans>
            </Button>
          )}
          {isAdmin && (
            <Button
              variant="primary"
              icon={<Plus />}
              disabled={kind.category !== null && categories.length === 0}
              aria-describedby={lacks ? 'category-first' : undefined}
              onClick={() => dialogs.add(category)}
            >
              {i18n._(kind.labels.add)}
            </Button>
          )}
        </div>
        {isAdmin && lacks && (
          <p id="category-first" className="note">
            <Trans>Create a category first</Trans>
          </p>
        )}
      </div>
    </div>
  )
}
