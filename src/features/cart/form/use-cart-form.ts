import { useEffect, useState } from 'react'
import { dirtyFields } from '#lib/dirty-fields.ts'
import { readDraft } from '#offline/drafts.ts'
import { isOpenState } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { newRequestIds } from '#offline/request-ids.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { useStored } from '#parts/use-stored.ts'
import { emptyForm, readCartDraft, type CartDraft, type CartForm, type Changing } from './form.ts'

/** The draft's name; restore.tsx writes it too. */
export const CART_FORM = 'cart:form'

export interface CartFormState extends CartDraft {
  change(part: Partial<CartForm>): void
  /** For a guest who changes a sent stay: leaves it unchanged. */
  forgetChange(): void
  /** The draft was read: before that no step may report missing fields. */
  ready: boolean
  /** Called after sending, on leaving the page: keeps only the person's details. */
  leave(): void
}

const fresh = (): CartDraft => ({ form: emptyForm, ids: newRequestIds(), changing: null })

/** The form beside the lines (person, what to take, how to pay), with its draft. */
export function useCartForm(): CartFormState {
  const [draft, setDraft] = useState(fresh)
  const writer = useDraftWriter<CartDraft>(CART_FORM)

  const ready = useStored(findDraft, (found) => {
    if (found === null) return
    setDraft((now) => ({
      ...found,
      form: { ...found.form, ...dirtyFields(now.form, emptyForm) },
    }))
  })

  useEffect(() => {
    if (ready) writer.put(draft)
  }, [ready, writer, draft])

  const begun = draft.form.name !== '' || draft.form.phone !== ''
  useEffect(() => (begun ? holdReload() : undefined), [begun])

  return {
    ...draft,
    ready,
    change: (part) => setDraft((now) => ({ ...now, form: { ...now.form, ...part } })),
    forgetChange: () => setDraft((now) => ({ ...now, changing: null, ids: newRequestIds() })),
    leave: () => writer.end(afterCart(draft.form)),
  }
}

const afterCart = ({ name, phone, email }: CartForm): CartDraft => ({
  ...fresh(),
  form: { ...emptyForm, name, phone, email },
})

/** The draft, unless its cart was already saved as a request when the page was closed. */
async function findDraft(): Promise<CartDraft | null> {
  const draft = readCartDraft((await readDraft(CART_FORM))?.value)
  if (draft === null) return null
  const rows = await offline()
    .outbox.list(['guest'])
    .catch(() => [])
  const saved = rows.some(({ id }) => id === draft.ids.id)
  const over = !rows.some(({ id, state }) => id === draft.changing?.id && isOpenState(state))
  if (saved) return afterCart(draft.form)
  return draft.changing !== null && over ? { ...draft, changing: null } : draft
}

export type { Changing }
