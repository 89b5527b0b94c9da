import { useFormDraft, type FormDraft, type FormKind } from '#parts/use-form-draft.ts'
import { afterReservation, isWorthKeeping, merged, readForm, type TableForm } from './form/form.ts'

const reservations: FormKind<TableForm> = {
  read: readForm,
  merge: merged,
  isWorthKeeping,
  isBegun: isWorthKeeping,
  after: afterReservation,
}

export type TableFormState = Pick<FormDraft<TableForm>, 'form' | 'change' | 'ids' | 'leave'>

export interface TableFormStart {
  /** Name of the draft. */
  draft: string
  initial: TableForm
  /** Whether `initial` counts over an older draft: it was brought along just now. */
  brought: boolean
}

/** The form with its draft on the device. What it starts from stays the same while it is shown. */
export function useTableForm({ draft, initial, brought }: TableFormStart): TableFormState {
  return useFormDraft(reservations, { name: draft, initial, brought })
}
