import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame, useFrame, type ControlProps } from './field.tsx'

/** Several lines of text; grows with its content where the browser can. */
export function TextArea(props: ControlProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const [frame, { onChange, ...area }] = useFrame(props)
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={3}
        {...area}
        {...frame.field.control}
        onChange={(event) => onChange(event.target.value)}
        className="control field-sizing-content min-h-22 resize-y"
      />
    </FieldFrame>
  )
}
