import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** A select without a box of its own, for the header and the menu. */
export function HeaderSelect({
  label,
  icon,
  value,
  options,
  onChange,
}: {
  label: string
  icon?: ReactNode
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className="relative inline-flex items-center rounded-sm hover:bg-current/10 [&_svg]:pointer-events-none [&_svg]:absolute [&_svg]:size-4">
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span aria-hidden="true" className="[&_svg]:top-3.5 [&_svg]:left-2.5">
        {icon}
      </span>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`min-h-11 [field-sizing:content] cursor-pointer appearance-none rounded-sm bg-transparent pr-7 text-base font-medium [&>option]:bg-surface [&>option]:text-ink ${icon ? 'pl-8.5' : 'pl-2.5'}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="top-3.5 right-2" />
    </div>
  )
}
