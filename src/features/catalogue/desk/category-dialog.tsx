import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { looseNumber, looseObject, looseText } from '#lib/loose.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { NotAuthenticated } from '#ui/not-authenticated.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'
import type { CategoryKind } from '../kind.ts'

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
  const { busy, failure, save } = useSaving()
  const token = useValue(offline().session)?.token
  const before = looseObject(changing?.body)
  const [name, setName] = useState(looseText(before.name))
  const [position, setPosition] = useState(String(looseNumber(before.position) ?? ''))
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(false)
  const [id] = useState(() => uuidv7())
  const isNamed = name.trim() !== ''
  const place = position.trim() === '' ? null : Number(position)
  const isPlaced = place === null || (Number.isInteger(place) && place >= 0 && place <= 10_000)
  const tried = attempt > 0
  const nameError = tried && !isNamed ? t`Category name is required` : undefined
  const placeError = tried && !isPlaced ? t`Position must be 0 or more` : undefined

  async function confirm() {
    setAttempt(attempt + 1)
    setRefused(!token)
    if (!token || !isNamed || !isPlaced) return
    const { outbox, actor } = offline()
    const body = { name: name.trim(), ...(place === null ? {} : { position: place }) }
    const words = { title: t`Add Category`, detail: body.name }
    const operation = { id, route: category.create, body, actor: actor(), words }
    const done = await save(async () => {
      if (changing === null) return [(await outbox.confirm(operation)).id]
      const outcome = await outbox.change(changing.id, { body, words })
      return [outcome.outcome === 'changed' ? outcome.successor.id : changing.id]
    })
    if (done !== null) onSaved(done)
  }

  return (
    <Dialog
      open
      size="sm"
      closeOnBackdrop={false}
      onClose={onClose}
      title={t`Add Category`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyText={t`Saving…`}
            onClick={() => void confirm()}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <ErrorSummary
          attempt={attempt}
          title={t`Required`}
          errors={[
            ...(nameError ? [{ id: 'category-name', message: nameError }] : []),
            ...(placeError ? [{ id: 'category-position', message: placeError }] : []),
          ]}
        />
        {refused && (
          <NotAuthenticated>
            <Trans>Please login first.</Trans>
          </NotAuthenticated>
        )}
        {failure && <NotSaved title={t`Failed to create category.`} reason={failure} phone="" />}
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
      </form>
    </Dialog>
  )
}
