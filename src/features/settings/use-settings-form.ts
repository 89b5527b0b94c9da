import type { SettingsField, SettingsRow, UpdateSettings } from '#contract/settings.ts'
import { useKeptEdits } from '#parts/use-kept-edits.ts'
import {
  afterSaving,
  edited,
  formOf,
  readEdits,
  unsaved,
  wireValue,
  withEdits,
  type Edits,
  type SettingsForm,
} from './form.ts'
import { problemsOf, type Problem } from './problems.ts'

const DRAFT = 'settings'

export interface SettingsFormState {
  form: SettingsForm
  set<Field extends SettingsField>(field: Field, now: SettingsForm[Field]): void
  /** Those of these fields that have unsaved changes. */
  dirty(fields: readonly SettingsField[]): SettingsField[]
  problems(fields: readonly SettingsField[]): Problem[]
  /** The request body that saves these fields. */
  bodyOf(fields: readonly SettingsField[]): UpdateSettings
  /**
   * Writes the draft at once, before a save: if the page is closed in the middle, the draft then has
   * the values that were saved, and not older ones.
   */
  keep(): Promise<unknown>
  /** Called after these fields were saved, as they were when that began. */
  saved(fields: readonly SettingsField[]): void
  /** A draft with unsaved changes was found and is shown. */
  found: boolean
  /** Discards all unsaved changes. */
  forget(): void
  /** Puts a file's values into the form, as if they had been typed. */
  take(fields: Partial<SettingsForm>): void
}

/** One form for all tabs, with its draft on the device. */
export function useSettingsForm(row: SettingsRow): SettingsFormState {
  const base = formOf(row)
  const { edits, setEdits, found, dismissFound, keep } = useKeptEdits<Edits>(
    DRAFT,
    (kept) => readEdits(kept, base),
    (all) => unsaved(all, base),
  )
  const form = withEdits(base, edits)

  return {
    form,
    found,
    set: (field, now) => setEdits((all) => edited(all, base, field, now)),
    dirty: (fields) => fields.filter((field) => field in edits),
    // A stored phone number older than the rule must not block saving other fields.
    problems: (fields) =>
      problemsOf(form, fields).filter(({ field }) => field !== 'phone' || field in edits),
    bodyOf(fields) {
      const seenForm = Object.assign(
        { ...form },
        Object.fromEntries(Object.entries(edits).map(([field, edit]) => [field, edit.seen])),
      )
      const some = (from: SettingsForm) =>
        Object.fromEntries(fields.map((field) => [field, wireValue(field, from)]))
      return { ...some(form), seen: some(seenForm) }
    },
    keep,
    saved(fields) {
      dismissFound()
      const sent = Object.fromEntries(fields.map((field) => [field, edits[field]])) as Edits
      setEdits((all) => afterSaving(all, sent))
    },
    forget() {
      dismissFound()
      setEdits({})
    },
    take(fields) {
      setEdits((all) =>
        Object.entries(fields).reduce(
          (now, [field, value]) => edited(now, base, field as SettingsField, value as never),
          all,
        ),
      )
    },
  }
}
