import { TextField, type TextFieldProps } from './text-field.tsx'

export type TimeFieldProps = Omit<TextFieldProps, 'type'>

/** A time of day in the browser's own picker; `HH:MM`, 24 hours, '' when nothing is chosen. */
export function TimeField(props: TimeFieldProps) {
  return <TextField {...props} type="time" />
}
