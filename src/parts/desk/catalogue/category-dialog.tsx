import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { confirmOrChange } from '#offline/confirm-or-change.ts'
import { FormDialog, useFormSave } from '#parts/desk/form-dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CategoryKind } from '#parts/catalogue/kind.ts'

/** Add Category: a name, and in the menu its place (spec 3 §2.6, §2.7, §2.13, §5). */
export function CategoryDialog({
  category,
  changing,
  onClose,
  onSaved,
}: {
  category: CategoryKind
  /** One that waits or was refused, to be put otherwise. */
  changing: OperationRow | null
  onClose: () => void
  onSaved: (operationIds: string[]) => void
}) {
  const { t } = useLingui()
  const { save, ...dialog } = useFormSave()
  const before = (changing?.body ?? {}) as { name?: string; position?: number }
  const [name, setName] = useState(before.name ?? '')
  const [position, setPosition] = useState(String(before.position ?? ''))
  const [id] = useState(() => uuidv7())
  const isNamed = name.trim() !== ''
  const place = position.trim() === '' ? null : Number(position)
  const isPlaced = place === null || (Number.isInteger(place) && place >= 0 && place <= 10_000)
  const tried = dialog.attempt > 0
  const nameError = tried && !isNamed ? t`Category name is required` : undefined
  const placeError = tried && !isPlaced ? t`Position must be 0 or more` : undefined

  async function confirm() {
    const done = await save(isNamed && isPlaced, async () => {
      const { outbox, actor } = offline()
      const body = { name: name.trim(), ...(place === null ? {} : { position: place }) }
      const words = { title: t`Add Category`, detail: body.name }
      const operation = { id, route: category.create, body, actor: actor(), words }
      return [await confirmOrChange(outbox, operation, changing?.id ?? null)]
    })
    if (done !== null) onSaved(done)
  }

  return (
    <FormDialog
      form={dialog}
      size="sm"
      title={t`Add Category`}
      errors={[
        ...(nameError ? [{ id: 'category-name', message: nameError }] : []),
        ...(placeError ? [{ id: 'category-position', message: placeError }] : []),
      ]}
      notSaved={t`Failed to create category.`}
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
        {/* Enter in a field saves: a form of several fields needs its own button for that. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </Form>
    </FormDialog>
  )
}
