import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, useFrame, type ControlProps } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

/** One of several in the platform's own list. */
export function SelectField(
  props: ControlProps<SelectHTMLAttributes<HTMLSelectElement>> & {
    options: readonly SelectOption[]
  },
) {
  const [frame, { onChange, options, ...select }] = useFrame(props)
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select
          {...select}
          {...frame.field.control}
          onChange={(event) => onChange(event.target.value)}
          className="control appearance-none truncate pr-10"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
      </div>
    </FieldFrame>
  )
}
