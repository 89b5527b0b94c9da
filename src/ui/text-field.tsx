import type { InputHTMLAttributes } from 'react'
import { FieldFrame, useFrame, type ControlProps } from './field.tsx'

export type TextFieldProps = ControlProps<InputHTMLAttributes<HTMLInputElement>>

/** One line of text. `type`, `autoComplete`, `inputMode` and the rest go to the native input. */
export function TextField(props: TextFieldProps) {
  const [frame, { onChange, ...input }] = useFrame(props)
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        {...input}
        {...frame.field.control}
        onChange={(event) => onChange(event.target.value)}
        className="control"
      />
    </FieldFrame>
  )
}
