import { TextField, type TextFieldProps } from './text-field.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type'>

/**
 * A calendar day in the browser's own picker; value and bounds (`min`, `max`) are `YYYY-MM-DD`,
 * '' when nothing is chosen.
 */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
