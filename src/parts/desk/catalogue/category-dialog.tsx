import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { filledTranslations } from '#domain/translations.ts'
import type { Translations } from '#domain/texts.ts'
import { canonicalJson } from '#lib/canonical.ts'
import { offline } from '#offline/offline.ts'
import { confirmOrChange } from '#offline/confirm-or-change.ts'
import { FormDialog, useFormSave } from '#parts/desk/form-dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { groupOf } from '#parts/catalogue/overlay.ts'
import type { CategoryKind } from '#parts/catalogue/kind.ts'
import { TranslationsFields } from '../translations-fields.tsx'
import type { Category } from './entry.ts'

interface Fields {
  name: string
  position?: number
  translations?: Translations
}

/** The fields that differ, and what the person saw there; null: none does. */
function changesOfCategory(fields: Fields, { position, name, translations = {} }: Category) {
  const seen: Fields = { name, position, translations }
  const names = (Object.keys(fields) as (keyof Fields)[]).filter(
    (field) => canonicalJson(fields[field]) !== canonicalJson(seen[field]),
  )
  const some = (of: Fields) => Object.fromEntries(names.map((field) => [field, of[field]]))
  return names.length === 0 ? null : { ...some(fields), seen: some(seen) }
}

/** Add or edit a category: its name, and in the menu its place (spec 3 §2.6, §2.7, §2.13, §5). */
export function CategoryDialog({
  category,
  changing,
  editing,
  onClose,
  onSaved,
}: {
  category: CategoryKind
  /** One that waits or was refused, to be put otherwise. */
  changing: OperationRow | null
  /** The house's, as it is shown; null: a new one. */
  editing: Category | null
  onClose: () => void
  onSaved: (operationIds: string[]) => void
}) {
  const { t } = useLingui()
  const { save, ...dialog } = useFormSave()
  const before = (editing ?? changing?.body ?? {}) as Partial<Fields>
  const [name, setName] = useState(before.name ?? '')
  const [position, setPosition] = useState(String(before.position ?? ''))
  const [translations, setTranslations] = useState(before.translations ?? {})
  const [id] = useState(() => uuidv7())
  const title = editing === null ? t`Add Category` : t`Edit Category`
  const isNamed = name.trim() !== ''
  const place = position.trim() === '' ? null : Number(position)
  const isPlaced = place === null || (Number.isInteger(place) && place >= 0 && place <= 10_000)
  const tried = dialog.attempt > 0
  const nameError = tried && !isNamed ? t`Category name is required` : undefined
  const placeError = tried && !isPlaced ? t`Position must be 0 or more` : undefined

  async function confirm() {
    const done = await save(isNamed && isPlaced, async () => {
      const { outbox, actor } = offline()
      const said = filledTranslations(translations)
      const fields = {
        name: name.trim(),
        ...(place === null || !category.hasPosition ? {} : { position: place }),
        ...((editing || Object.keys(said).length > 0) && { translations: said }),
      }
      const words = { title, detail: fields.name }
      const make = { id, actor: actor(), words }
      if (editing === null) {
        const operation = { ...make, route: category.create, body: fields }
        return [await confirmOrChange(outbox, operation, changing?.id ?? null)]
      }
      const body = changesOfCategory(fields, editing)
      if (body === null) return []
      const row = await outbox.confirm({
        ...make,
        route: category.change,
        params: { id: editing.id },
        group: groupOf(category, editing.id),
        body,
      })
      return [row.id]
    })
    if (done !== null) onSaved(done)
  }

  return (
    <FormDialog
      form={dialog}
      size="sm"
      title={title}
      errors={[
        ...(nameError ? [{ id: 'category-name', message: nameError }] : []),
        ...(placeError ? [{ id: 'category-position', message: placeError }] : []),
      ]}
      notSaved={editing === null ? t`Failed to create category.` : t`Failed to update category.`}
      onClose={onClose}
      onSave={() => void confirm()}
    >
      <Form className="grid gap-4" onSend={() => void confirm()}>
        <TextField
          id="category-name"
          label={t`Name`}
          value={name}
          error={nameError}
          onChange={setName}
          autoComplete="off"
          maxLength={120}
          data-autofocus
        />
        {category.hasPosition && (
          <TextField
            id="category-position"
            label={t`Position`}
            optional
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            value={position}
            error={placeError}
            onChange={setPosition}
          />
        )}
        <TranslationsFields
          value={translations}
          limits={{ name: 120 }}
          onChange={setTranslations}
        />
        {/* Enter in a field saves: a form of several fields needs its own button for that. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </Form>
    </FormDialog>
  )
}
