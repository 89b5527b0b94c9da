import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What every field of the family takes. */
export type FieldProps = {
  label: ReactNode
  /** Said under the label before anything is typed. */
  hint?: ReactNode
  /** What is wrong and how to mend it; marks the control as invalid. */
  error?: ReactNode
  /** Adds "(optional)": most fields are needed, so the few that are not say so. */
  optional?: boolean
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  /** The control's id, for ErrorSummary; made when left out. */
  id?: string
  className?: string
}

/** A field over a native control: its value is text, and all else goes to the control. */
export type ControlProps<Attributes> = FieldProps &
  Omit<Attributes, 'value' | 'onChange' | 'id' | 'className'> & {
    value: string
    onChange: (value: string) => void
  }

/** The ids and aria attributes that tie a control to its label, hint and error. */
export function useField({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = cx(Boolean(error) && errorId, Boolean(hint) && hintId)
  return {
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  }
}

/** A field's own props, ready for its frame, apart from those of the native control. */
export function useFrame<Props extends FieldProps>({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  ...control
}: Props) {
  const field = useField({ id, hint, error })
  return [{ label, hint, error, optional, hideLabel, className, field }, control] as const
}

/** Hint and error under one roof, so that every field words them alike. */
export function FieldNotes({
  hint,
  error,
  hintId,
  errorId,
}: {
  hint?: ReactNode
  error?: ReactNode
  hintId: string
  errorId: string
}) {
  return (
    <>
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-error">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}

/** "(optional)" after a label or legend. */
export function OptionalMark() {
  return (
    <span className="font-normal text-ink-soft">
      {' '}
      <Trans>(optional)</Trans>
    </span>
  )
}

type FieldFrameProps = FieldProps & {
  field: ReturnType<typeof useField>
  children: ReactNode
}

/** Label above, control, then hint and error. `field` comes from useField. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  field,
  children,
}: FieldFrameProps) {
  const labelText = (
    <>
      {label}
      {optional && <OptionalMark />}
    </>
  )
  return (
    <div className={cx('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={field.control.id} className="text-base font-semibold empty:hidden">
        {hideLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      </label>
      {children}
      <FieldNotes hint={hint} error={error} hintId={field.hintId} errorId={field.errorId} />
    </div>
  )
}
