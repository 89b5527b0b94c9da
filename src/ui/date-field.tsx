import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * A calendar day in the browser's own picker; value and bounds (`min`, `max`) are `YYYY-MM-DD`,
 * '' when nothing is chosen.
 */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />
}
