/**
 * The fields of a form that differ from the empty form: a person typed them before the draft was
 * read. Fields are plain data and compared as JSON.
 */
export function dirtyFields<Form extends object>(form: Form, empty: Form): Partial<Form> {
  return Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(empty[field as keyof Form]),
    ),
  ) as Partial<Form>
}
