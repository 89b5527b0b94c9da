import { TextField, type TextFieldProps } from './text-field.tsx'

/** A time of day in the browser's own picker; `HH:MM`, 24 hours, '' when nothing is chosen. */
export function TimeField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="time" />
}
