import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { SettingsField, UpdateSettings } from '#contract/settings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { useSaving } from '#ui/use-saving.ts'
import { useToasts } from '#ui/toasts.tsx'
import { changedNames, settingsGroup } from './operations.ts'
import type { SettingsFormState } from './use-settings-form.ts'

/** Saves the changed ones of these fields; false where the outbox could not store them. */
export type Save = (fields: readonly SettingsField[]) => Promise<boolean>

/** After this time without an answer, the person is told that the save waits, ms. */
const PATIENCE = 1_200
/** The documents' toasts last 0.9 to 1.6 s (spec 3 §8.3). */
const TOAST = 1_600

/**
 * Puts changes into the outbox. The toast says 'Settings saved' once the server has taken them; before
 * that, that they are saved on this device only.
 */
export function useSave(state: SettingsFormState, operations: readonly OperationRow[]) {
  const { t } = useLingui()
  const toasts = useToasts()
  const { busy, failure, save: once } = useSaving()
  const watched = useRef(new Set<string>())

  useEffect(() => {
    for (const { id, state: at } of operations) {
      if (!watched.current.has(id)) continue
      if (at === 'waiting' || at === 'sending' || at === 'unknown') continue
      watched.current.delete(id)
      if (at === 'taken') {
        toasts.show({ tone: 'confirmed', text: t`Settings saved`, timeout: TOAST })
      }
    }
  })

  async function send(body: UpdateSettings, group = settingsGroup): Promise<boolean> {
    const { outbox, actor } = offline()
    const words = { title: t`Change the settings`, detail: changedNames(body) }
    const row = await once(() =>
      outbox.confirm({ route: 'updateSettings', body, group, actor: actor(), words }),
    )
    if (row === null) return false
    watched.current.add(row.id)
    setTimeout(() => {
      if (!watched.current.has(row.id)) return
      toasts.show({
        tone: 'waiting',
        text: t`Saved on this device, not yet with the house`,
        timeout: 2_500,
      })
    }, PATIENCE)
    return true
  }

  const save: Save = async (fields) => {
    const dirty = state.dirty(fields)
    if (dirty.length === 0) {
      // Nothing to save: the settings already have these values.
      toasts.show({ tone: 'confirmed', text: t`Settings saved`, timeout: TOAST })
      return true
    }
    await state.keep()
    if (!(await send(state.bodyOf(dirty)))) return false
    state.saved(dirty)
    return true
  }

  return { busy, failure, save, send }
}
