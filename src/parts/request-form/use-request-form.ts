import { dayIn, timeIn } from '#domain/days.ts'
import { offline } from '#offline/offline.ts'
import { useFormDraft, type FormDraft, type FormKind, type FormStart } from '../use-form-draft.ts'
import { useHouse } from '../use-house.ts'
import type { RequestKind } from './form-kind.ts'

export interface RequestState<Form extends object> extends Omit<FormDraft<Form>, 'reset'> {
  /** Empties the form; name and contact stay where another request may follow. */
  reset(keepPerson: boolean): void
}

export type RequestStart<Form extends object> = Pick<
  FormStart<Form>,
  'name' | 'initial' | 'brought'
>

/** A service's form with its draft. */
export function useRequestForm<Form extends object>(
  kind: Pick<RequestKind<Form>, 'empty' | 'fresh' | keyof FormKind<Form>>,
  start: RequestStart<Form>,
): RequestState<Form> {
  const { timezone } = useHouse()
  const draft = useFormDraft<Form>(kind, {
    ...start,
    fresh(stored) {
      const now = new Date(offline().clock.now())
      return kind.fresh?.(stored, `${dayIn(timezone, now)}T${timeIn(timezone, now)}`) ?? stored
    },
  })
  return {
    ...draft,
    reset: (keep) => draft.reset((keep && kind.after(draft.form)) || kind.empty),
  }
}
