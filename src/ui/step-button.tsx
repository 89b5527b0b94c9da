import type { ReactNode } from 'react'

type StepButtonProps = {
  label: string
  disabled: boolean
  onStep: () => void
  children: ReactNode
}

/**
 * The − or + of a stepper. At the bound it is aria-disabled rather than disabled, so that the focus
 * stays where the thumb or the keyboard is.
 */
export function StepButton({ label, disabled, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onStep()
      }}
      className="grid size-11 place-items-center rounded-sm text-primary transition-colors not-aria-disabled:hover:bg-primary-soft aria-disabled:cursor-not-allowed aria-disabled:text-control-border [&_svg]:size-5"
    >
      {children}
    </button>
  )
}
