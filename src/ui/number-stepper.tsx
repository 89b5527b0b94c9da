import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { formatNumber } from '#lib/format-money.ts'
import { parseTyped, snapToStep } from '#lib/step.ts'
import { FieldFrame, useField, type FieldProps } from './field.tsx'

export type NumberStepperProps = FieldProps & {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** 0.5 for half kilograms. */
  step?: number
  /** Said after the number: "kg". */
  unit?: string
  /** Hides the label visually, for rows of a cart. */
  compact?: boolean
}

/**
 * A number with two thumb-sized buttons; typing and the arrow keys work too. `onChange` only ever
 * gets a value within the bounds and on a step.
 */
export function NumberStepper({
  value,
  onChange,
  min = 0,
  max,
  step = 1,
  unit,
  compact,
  ...frame
}: NumberStepperProps) {
  const { t, i18n } = useLingui()
  // What is being typed; null when nobody is typing, and the value itself shows.
  const [typed, setTyped] = useState<string | null>(null)
  const field = useField(frame)
  const bounds = { min, max, step }
  const set = (next: number) => {
    const allowed = snapToStep(next, bounds)
    setTyped(null)
    if (allowed !== value) onChange(allowed)
  }
  const commit = () => {
    if (typed !== null) set(parseTyped(typed) ?? value)
  }
  const key = (event: KeyboardEvent) => {
    const from = (typed === null ? null : parseTyped(typed)) ?? value
    if (event.key === 'ArrowUp') set(from + step)
    else if (event.key === 'ArrowDown') set(from - step)
    else if (event.key === 'Home') set(min)
    else if (event.key === 'End' && max !== undefined) set(max)
    else if (event.key === 'Enter') return commit()
    else return
    event.preventDefault()
  }
  const shown = typed ?? formatNumber(value, i18n.locale, 3)
  return (
    <FieldFrame {...frame} hideLabel={compact ?? frame.hideLabel} field={field}>
      <div className="inline-flex w-fit max-w-full items-stretch rounded-sm border border-control-border bg-surface focus-within:border-focus">
        <StepButton label={t`Less`} disabled={value <= min} onStep={() => set(value - step)}>
          <Minus />
        </StepButton>
        <span className="flex min-w-0 items-center border-x border-line">
          <input
            {...field.control}
            type="text"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={unit ? `${shown} ${unit}` : undefined}
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={shown}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={commit}
            onKeyDown={key}
            className="min-h-10.5 w-14 min-w-[2ch] bg-transparent text-center text-base font-semibold tabular"
          />
          {unit && (
            <span aria-hidden="true" className="-ml-1 pr-3 note">
              {unit}
            </span>
          )}
        </span>
        <StepButton
          label={t`More`}
          disabled={max !== undefined && snapToStep(value + step, bounds) <= value}
          onStep={() => set(value + step)}
        >
          <Plus />
        </StepButton>
      </div>
    </FieldFrame>
  )
}

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
function StepButton({ label, disabled, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onStep()
      }}
      className="grid size-11 min-w-[44px] place-items-center rounded-sm text-primary transition-colors not-aria-disabled:hover:bg-primary-soft aria-disabled:cursor-not-allowed aria-disabled:text-control-border [&_svg]:size-5"
    >
      {children}
    </button>
  )
}
