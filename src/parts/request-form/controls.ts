/**
 * What the control of a field takes besides its label and value: its id, what is wrong with it, and
 * where the value goes.
 */
export const controlsOf =
  <Field extends string>(
    ids: Readonly<Record<Field, string>>,
    form: { change(part: object): void; errorOf(field: Field): string | undefined },
  ) =>
  (field: Field) => ({
    id: ids[field],
    error: form.errorOf(field),
    onChange: (value: unknown) => form.change({ [field]: value }),
  })
