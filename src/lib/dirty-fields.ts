/**
 * What of a form is no longer as it was when empty: what was typed before its draft came in. Fields
 * are plain data; two are the same when they are written the same.
 */
export function dirtyFields<Form extends object>(form: Form, empty: Form): Partial<Form> {
  return Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(empty[field as keyof Form]),
    ),
  ) as Partial<Form>
}
