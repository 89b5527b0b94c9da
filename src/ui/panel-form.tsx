import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { cx } from './cx.ts'
import { ErrorSummary } from './error-summary.tsx'
import { RestoredLine } from './restored-line.tsx'
import { TextLink } from './text-link.tsx'

/** What stands in the way, and at which field. */
export interface PanelProblem {
  /** Of the field. */
  id: string
  title: MessageDescriptor
  text: MessageDescriptor
}

/**
 * A form beside the list that it is filled from: it stays in sight on a wide screen, and is a step of
 * its own on a phone (`?step=`), with the way back.
 */
export function PanelForm({
  className,
  headingId,
  heading,
  back,
  restored,
  attempt,
  problems,
  onSend,
  children,
}: {
  className?: string | undefined
  headingId: string
  heading: ReactNode
  /** What leads back to the list on a phone. */
  back: ReactNode
  /** Found again as it was left; `onReset` null: it cannot be begun anew. */
  restored: { onReset: (() => void) | null } | null
  /** Counts the tries: with each the errors are told and shown again. */
  attempt: number
  problems: readonly PanelProblem[]
  onSend: () => void
  children: ReactNode
}) {
  const { i18n } = useLingui()
  return (
    <form
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      className={cx(
        'grid content-start gap-7 lg:sticky lg:top-[calc(var(--over-page)+1rem)] lg:max-h-[calc(100dvh-var(--over-page)-2rem)] lg:overflow-y-auto lg:overscroll-contain lg:rounded-md lg:border lg:border-line lg:bg-surface lg:px-5 lg:pt-5',
        className,
      )}
    >
      <div className="grid gap-2">
        <BackToList>{back}</BackToList>
        <h2 id={headingId} tabIndex={-1} className="text-xl">
          {heading}
        </h2>
        {restored && <RestoredLine onReset={restored.onReset} />}
      </div>
      <ErrorSummary
        attempt={attempt}
        errors={problems.map(({ id, title, text }) => ({
          id,
          message: (
            <>
              <strong>{i18n._(title)}</strong>
              {' – '}
              {i18n._(text)}
            </>
          ),
        }))}
      />
      {children}
    </form>
  )
}

/** One step back, on screens that show list and form one after the other. */
function BackToList({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete('step')
  return (
    <TextLink
      to={{ search: params.size > 0 ? `?${params}` : '' }}
      className="inline-flex min-h-11 w-fit items-center gap-1.5 lg:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {children}
    </TextLink>
  )
}
