import { isCalendarDay } from '#domain/days.ts'
import { dirtyFields } from '#lib/dirty-fields.ts'
import type { FormKind } from '../use-form-draft.ts'
import type { When } from './problems.ts'

export interface Person {
  name: string
  phone: string
  email: string
}

/** What can be read of a field that an older version may have written; undefined: nothing. */
type Reader<Value> = (stored: unknown) => Value | undefined

/** Texts and yes-or-no fields are read by themselves; every other field needs its reader. */
type Readers<Form> = {
  [
    Field in keyof Form as Form[Field] extends string
      ? string extends Form[Field]
        ? never
        : Field
      : Form[Field] extends boolean
        ? never
        : Field
  ]: Reader<Form[Field]>
}

/** A service's form for guests: its drafts, and how a request of it comes back into it. */
export interface RequestKind<Form, Body = never, Line = never> extends FormKind<Form & object> {
  /** What its drafts are called. */
  draft: string
  empty: Form
  /** A request that waits or was refused, back in the form for changing. */
  formOf(body: Body): Form
  /** The same of a line of a stay. */
  formOfLine?(line: Line): Form
  /** Where a request whose time has passed is changed with the next good time offered. */
  timed?: { when(form: Form): When; without(form: Form): Form }
  /** A draft as it may be used now; `now`: the house's time, `YYYY-MM-DDTHH:MM`. */
  fresh?(stored: Form, now: string): Form
}

type KindDefinition<Form, Body, Line> = Pick<
  RequestKind<Form, Body, Line>,
  'draft' | 'empty' | 'formOf' | 'formOfLine' | 'timed' | 'fresh'
> &
  Partial<FormKind<Form & object>> & { fields: Readers<Form> }

/** The form of a service; what it does not say itself is as for any. */
export function requestKind<Form extends Person, Body, Line = never>({
  fields,
  ...kind
}: KindDefinition<Form, Body, Line>): RequestKind<Form, Body, Line> {
  const { empty } = kind
  const isWorthKeeping = (form: Form) => JSON.stringify(form) !== JSON.stringify(empty)
  return {
    read: (draft) => readForm(draft, empty, fields as Partial<Record<string, Reader<unknown>>>),
    merge: (draft, typed) => ({ ...draft, ...dirtyFields(typed, empty) }),
    isWorthKeeping,
    isBegun: isWorthKeeping,
    // What the guest gave of themselves stays for the next request.
    after: ({ name, phone, email }) => ({ ...empty, name, phone, email }),
    ...kind,
  }
}

function readForm<Form extends object>(
  value: unknown,
  empty: Form,
  readers: Partial<Record<string, Reader<unknown>>>,
): Form | null {
  if (typeof value !== 'object' || value === null) return null
  const draft = value as Readonly<Record<string, unknown>>
  const fields = Object.entries(empty).map(([field, initial]) => {
    const [stored, read] = [draft[field], readers[field]]
    if (read) return [field, read(stored) ?? initial]
    return [field, typeof stored === typeof initial ? stored : initial]
  })
  return Object.fromEntries(fields) as Form
}

const fitting = (isRight: (text: string) => boolean) => (stored: unknown) =>
  typeof stored === 'string' && isRight(stored) ? stored : undefined

export const readDay = fitting(isCalendarDay)
export const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
export const readTime = fitting(isTime)

export const readId = fitting((text) => text !== '')

export const readOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (stored: unknown) =>
    values.find((one) => one === stored)

/** A whole number, brought within bounds. */
export const readWhole = (min: number, max: number) => (stored: unknown) => {
  if (typeof stored !== 'number' || !Number.isFinite(stored)) return undefined
  return Math.min(Math.max(Math.trunc(stored), min), max)
}
