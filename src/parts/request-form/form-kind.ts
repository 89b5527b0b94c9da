import { isCalendarDay } from '#domain/days.ts'
import { dirtyFields } from '#lib/dirty-fields.ts'
import type { FormKind } from '../use-form-draft.ts'
import type { When } from './problems.ts'

export interface Person {
  name: string
  phone: string
  email: string
}

/**
 * Reads a field of a draft that an older version may have written; undefined: it cannot be read.
 */
type Reader<Value> = (stored: unknown) => Value | undefined

/** Text and boolean fields need no reader; every other field needs one. */
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

/**
 * How a service's guest form is drafted, and how a request or a cart line becomes its form again.
 */
export interface RequestKind<Form, Body = never, Line = never> extends FormKind<Form & object> {
  /** Name of its drafts. */
  draft: string
  empty: Form
  /** The form of a request that waits or was refused, for changing it. */
  formOf(body: Body): Form
  /** The form of a cart line. */
  formOfLine?(line: Line): Form
  /** Set where a request whose time has passed is changed with the next possible time. */
  timed?: { when(form: Form): When; without(form: Form): Form }
  /**
   * A stored draft with times that are still possible. `now`: the house's time, `YYYY-MM-DDTHH:MM`.
   */
  fresh?(stored: Form, now: string): Form
}

type KindDefinition<Form, Body, Line> = Pick<
  RequestKind<Form, Body, Line>,
  'draft' | 'empty' | 'formOf' | 'formOfLine' | 'timed' | 'fresh'
> &
  Partial<FormKind<Form & object>> & { fields: Readers<Form> }

/** Makes a service's form kind, with defaults for what it leaves out. */
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

/** Reads a whole number and clamps it. */
export const readWhole = (min: number, max: number) => (stored: unknown) => {
  if (typeof stored !== 'number' || !Number.isFinite(stored)) return undefined
  return Math.min(Math.max(Math.trunc(stored), min), max)
}
