import { Chip } from './chip.tsx'
import { cx } from './cx.ts'
import { moveFocus } from './roving.ts'

export type ChipOption<T extends string> = {
  value: T
  label: string
  count?: number
  disabled?: boolean
}

export type ChipGroupProps<T extends string> = {
  /** Accessible name: what is being chosen. */
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly ChipOption<T>[]
  /** Break into lines instead of scrolling sideways. */
  wrap?: boolean
  className?: string
}

/** One of several, as chips: one tab stop, arrow keys move, Enter or Space chooses. */
export function ChipGroup<T extends string>({
  label,
  value,
  onChange,
  options,
  wrap,
  className,
}: ChipGroupProps<T>) {
  const chosen = options.some((option) => option.value === value && !option.disabled)
  const first = options.find((option) => !option.disabled)?.value
  const stop = chosen ? value : first
  return (
    <div
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => moveFocus(event, 'button:not(:disabled)')}
      className={cx(
        // The padding leaves room for the focus ring, which a scrolling row would cut off.
        'flex gap-2 p-1.5 -m-1.5',
        wrap ? 'flex-wrap' : 'scroll-row snap-x scroll-px-1.5',
        className,
      )}
    >
      {options.map((option) => (
        <Chip
          key={option.value}
          pressed={option.value === value}
          count={option.count}
          disabled={option.disabled}
          tabIndex={option.value === stop ? 0 : -1}
          onClick={() => onChange(option.value)}
          className="snap-start"
        >
          {option.label}
        </Chip>
      ))}
    </div>
  )
}
