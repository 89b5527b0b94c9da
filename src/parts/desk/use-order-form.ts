import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { confirmOrChange } from '#offline/confirm-or-change.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { useFormSave } from './form-dialog.tsx'

/**
 * What is typed into a dialog in which the desk asks for something in a guest's name, and the one
 * operation that comes of it, however often the button is tapped.
 *
 * @param prefix of the controls' ids: `<prefix>-<field>`
 * @param begin what the form opens with
 * @param problemsOf what is wrong with it, by field
 * @param changing one that waits or was refused, in whose place this one goes
 */
export function useOrderForm<Draft extends object>(
  prefix: string,
  begin: () => Draft,
  problemsOf: (draft: Draft) => Partial<Record<string, MessageDescriptor>>,
  changing: OperationRow | null,
) {
  const { i18n } = useLingui()
  const { save, ...form } = useFormSave()
  const [draft, setDraft] = useState(begin)
  const [made] = useState(() => ({ id: uuidv7(), code: newCode() }))
  const all = problemsOf(draft)
  const shown = form.attempt === 0 ? {} : all
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    /** The code that the guest can read out. */
    code: made.code,
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
      onChange: (value: Draft[Name]) => setDraft((now) => ({ ...now, [name]: value })),
    }),
    /** Ids of what was written down; null where it was not, or where `operation` has nothing to say. */
    confirm: (operation: () => Omit<NewOperation, 'id' | 'actor'> | null) =>
      save(Object.keys(all).length === 0, async () => {
        const { outbox, actor } = offline()
        const asked = operation()
        if (asked === null) return null
        const whole = { id: made.id, ...asked, actor: actor() }
        return [await confirmOrChange(outbox, whole, changing?.id ?? null)]
      }),
  }
}
