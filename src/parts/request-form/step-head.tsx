import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { StepHeading, StepList } from '#ui/step-list.tsx'
import { headingId, stepSearch, type WizardSteps } from './wizard-steps.ts'

/** The steps of a wizard with the current one marked, and its heading. */
export function StepHead<Step extends string>({
  steps,
  step,
  among = steps.all,
  linked = true,
  level,
  className,
}: {
  steps: WizardSteps<Step>
  step: Step
  among?: readonly Step[]
  /** Earlier steps are links, until the request is confirmed. */
  linked?: boolean
  level?: 1 | 2
  className?: string
}) {
  const { i18n } = useLingui()
  const [query] = useSearchParams()
  return (
    <>
      <StepList
        label={i18n._(steps.label)}
        at={among.indexOf(step)}
        steps={among.map((one) => ({
          id: one,
          name: i18n._(steps.names[one]),
          to: linked ? { search: stepSearch(steps, query, one) } : null,
        }))}
        className={className}
      />
      <StepHeading id={headingId(steps, step)} number={among.indexOf(step) + 1} level={level}>
        {i18n._(steps.names[step])}
      </StepHeading>
    </>
  )
}

/** The problems of a step, shown once the person has tried to go on. */
export function StepProblems<Field extends string>({
  wizard: { tried, problems },
  ids,
  title,
}: {
  wizard: { tried: number; problems: readonly { field: Field; text: MessageDescriptor }[] }
  ids: Readonly<Record<Field, string>>
  /** Instead of the count of fields. */
  title?: ReactNode
}) {
  const { i18n } = useLingui()
  const shown = tried === 0 ? [] : problems
  return (
    <ErrorSummary
      attempt={tried}
      title={title}
      errors={shown.map(({ field, text }) => ({ id: ids[field], message: i18n._(text) }))}
    />
  )
}
