import { useState } from 'react'
import { useSaving } from '#ui/use-saving.ts'
import type { DeskForm } from '../use-desk-form.ts'
import { confirmChain, newIds, type Chain } from './confirm.ts'

interface NewStay<Form extends object, Problem extends string> {
  draft: DeskForm<Form>
  /** What stands in the way, in the order of the screen. */
  problems: readonly Problem[]
  messages: Readonly<Record<Problem, string>>
  /** Problems about the field of another. */
  sameField?: Partial<Record<Problem, Problem>>
  /** Said at once, before anybody tries to save. */
  atOnce: readonly Problem[]
  /** Null: something that it needs is not known on this device. */
  chain: () => Chain | null
  /** An operation that waits or was refused, whose place this one takes. */
  changing?: string | undefined
  /** With the id of the chain's first operation. */
  onSent: (id: string) => void
}

/** What the fields of a new stay need. */
export interface NewStayFields<Form, Problem extends string> {
  form: Form
  errorOf: (problem: Problem) => string | null
  onChange: (patch: Partial<Form>) => void
}

/** The id of the field that a problem is about. */
export const fieldId = (problem: string) => `new-stay-${problem}`

/** The work of a dialog that makes a stay: its problems, and the way into the outbox. */
export function useNewStay<Form extends { ids: Record<string, string> }, Problem extends string>({
  draft: { form, change, end },
  problems,
  messages,
  sameField = {},
  atOnce,
  chain,
  changing,
  onSent,
}: NewStay<Form, Problem>) {
  const { busy, failure, save } = useSaving()
  const [attempt, setAttempt] = useState(0)
  const said = problems.filter((one) => attempt > 0 || atOnce.includes(one))
  const fields: NewStayFields<Form, Problem> = {
    form,
    errorOf: (problem) => (said.includes(problem) ? messages[problem] : null),
    onChange: change,
  }

  async function submit() {
    setAttempt((now) => now + 1)
    const made = problems.length > 0 ? null : chain()
    if (made === null) return
    const id = await save(() => confirmChain(made, changing))
    if (id === null) return change({ ids: newIds(form.ids) } as Partial<Form>)
    end()
    onSent(id)
  }
  const tried = attempt > 0 ? problems : []
  const errors = tried.map((one) => ({
    id: fieldId(sameField[one] ?? one),
    message: messages[one],
  }))
  return { fields, saving: { busy, failure, attempt, errors, submit } }
}
