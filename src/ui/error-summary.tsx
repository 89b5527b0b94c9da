import { Plural } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

export type FieldError = {
  /** The control's id; absent where it is about none. */
  id?: string
  message: ReactNode
}

export type ErrorSummaryProps = {
  errors: readonly FieldError[]
  /** Number of tries to submit: at each new one with errors, the summary takes the focus. */
  attempt: number
  /** Instead of "Please correct 2 fields". */
  title?: ReactNode
}

/** Scrolls a control into view and focuses it; false without a control of that id. */
export function focusField(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
  return true
}

/** All problems of a form, above it; each line links to its field. */
export function ErrorSummary({ errors, attempt, title }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const any = errors.length > 0
  const answered = useRef(0)
  useEffect(() => {
    // Once for each try: mending one field must not throw the person back up here.
    if (!any || attempt <= answered.current) return
    answered.current = attempt
    box.current?.focus()
  }, [attempt, any])
  if (!any) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-md border-2 border-error bg-error-ground p-4 text-error"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert className="size-5 shrink-0" />
        <span>
          {title ?? (
            <Plural
              value={errors.length}
              one="Please correct # field"
              other="Please correct # fields"
            />
          )}
        </span>
      </p>
      <ul className="mt-1 pl-7">
        {errors.map(({ id, message }, at) => (
          <li key={id ?? at}>
            {id === undefined ? (
              message
            ) : (
              <a
                href={`#${id}`}
                className="inline-block py-2.5 underline underline-offset-3"
                onClick={(event) => {
                  // The address belongs to the router: the jump is made without touching it.
                  event.preventDefault()
                  focusField(id)
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
