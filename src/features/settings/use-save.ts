import { useLingui } from '@lingui/react/macro'
import type { SettingsField, UpdateSettings } from '#contract/settings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { SAVED_TOAST_MS, useSaveToasts } from '#ui/use-save-toasts.ts'
import { useSaving } from '#ui/use-saving.ts'
import { useToasts } from '#ui/toasts.tsx'
import { changedNames, settingsGroup } from './operations.ts'
import type { SettingsFormState } from './use-settings-form.ts'

/** Saves the changed ones of these fields; false where the outbox could not store them. */
export type Save = (fields: readonly SettingsField[]) => Promise<boolean>

/**
 * Puts changes into the outbox. The toast says 'Settings saved' once the server has taken them; before
 * that, that they are saved on this device only.
 */
export function useSave(state: SettingsFormState, operations: readonly OperationRow[]) {
  const { t } = useLingui()
  const toasts = useToasts()
  const { busy, failure, save: once } = useSaving()
  const announce = useSaveToasts(operations, { saved: t`Settings saved` })

  async function send(body: UpdateSettings, group = settingsGroup): Promise<boolean> {
    const { outbox, actor } = offline()
    const words = { title: t`Change the settings`, detail: changedNames(body) }
    const row = await once(() =>
      outbox.confirm({ route: 'updateSettings', body, group, actor: actor(), words }),
    )
    if (row === null) return false
    announce([row.id], 'saved')
    return true
  }

  const save: Save = async (fields) => {
    const dirty = state.dirty(fields)
    if (dirty.length === 0) {
      // Nothing to save: the settings already have these values.
      toasts.show({ tone: 'confirmed', text: t`Settings saved`, timeout: SAVED_TOAST_MS })
      return true
    }
    await state.keep()
    if (!(await send(state.bodyOf(dirty)))) return false
    state.saved(dirty)
    return true
  }

  return { busy, failure, save, send }
}
