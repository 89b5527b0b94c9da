import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { newCode } from '#lib/code.ts'
import { dirtyFields } from '#lib/dirty-fields.ts'
import { keptForm } from '#lib/kept-form.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { confirmOrChange } from '#offline/confirm-or-change.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { useDraftedForm } from './drafted-form.tsx'
import { useFormSave } from './form-dialog.tsx'

interface OrderFormOptions<Draft> {
  /** Of the controls' ids: `<prefix>-<field>`. */
  prefix: string
  /** Id of what is ordered or edited, or `new`: each has a draft of its own on the device. */
  about: string
  /** What the form opens with. */
  begin: () => Draft
  /** What is wrong with it, by field. */
  problemsOf: (draft: Draft) => Partial<Record<string, MessageDescriptor>>
  /** An operation that waits or was refused. This one replaces it. */
  changing: OperationRow | null
}

/**
 * The form of a dialog in which the desk orders in a guest's name. It makes one operation, however
 * often the button is tapped. Its draft is on the device until the order is saved.
 */
export function useOrderForm<Draft extends object>({
  prefix,
  about,
  begin,
  problemsOf,
  changing,
}: OrderFormOptions<Draft>) {
  const { i18n } = useLingui()
  const { save, ...form } = useFormSave()
  const [initial] = useState(begin)
  const [newOrderCode] = useState(newCode)
  // Only what was typed is stored: a found draft must not bring back yesterday's date, or an old
  // value of an order that somebody else has changed since.
  const { saving, set, change, found, afresh, end } = useDraftedForm({
    name: `order:${prefix}:${changing?.id ?? about}`,
    fresh: (): { form: Partial<Draft>; operationId: string } => ({
      form: {},
      operationId: uuidv7(),
    }),
    readForm: (value) => readTyped(initial, value),
  })
  const draft = { ...initial, ...saving.form }
  const all = problemsOf(draft)
  const shown = form.attempt === 0 ? {} : all
  return {
    draft,
    change,
    /** The code that the guest can read out. */
    code: newOrderCode,
    /** What `FoundDraft` takes. */
    foundDraft: { found, afresh },
    /** What the dialog takes. */
    dialog: {
      form,
      errors: Object.entries(shown).flatMap(([field, message]) =>
        message ? [{ id: `${prefix}-${field}`, message: i18n._(message) }] : [],
      ),
    },
    /** What the control of a field takes. */
    field: <Name extends keyof Draft & string>(name: Name) => ({
      id: `${prefix}-${name}`,
      value: draft[name],
      error: shown[name] && i18n._(shown[name]),
      onChange: (value: Draft[Name]) => set((now) => ({ form: { ...now.form, [name]: value } })),
    }),
    /** Ids of the saved operations; null where it was not saved, or `operation` gave null. */
    async confirm(operation: () => Omit<NewOperation, 'id' | 'actor'> | null) {
      const ids = await save(Object.keys(all).length === 0, async () => {
        const { outbox, actor } = offline()
        const order = operation()
        if (order === null) return null
        const whole = { id: saving.operationId, ...order, actor: actor() }
        return [await confirmOrChange(outbox, whole, changing?.id ?? null)]
      })
      if (ids) end()
      return ids
    },
  }
}

/** The stored fields that differ from what the form opens with; null: there are none. */
function readTyped<Draft extends object>(initial: Draft, value: unknown): Partial<Draft> | null {
  const stored = keptForm(initial, { ...initial, ...(value as Partial<Draft> | undefined) })
  const typed = stored && dirtyFields(stored, initial)
  return typed && Object.keys(typed).length > 0 ? typed : null
}
