import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { focusField } from '#ui/error-summary.tsx'
import { furthestStep, headingId, stepOf, stepSearch, type WizardSteps } from './wizard-steps.ts'

interface StepProblem<Step extends string, Field extends string> {
  step: Step
  field: Field
  text: MessageDescriptor
}

/**
 * The current step of a wizard, with an address for each step, and the problems that block it.
 *
 * @param among the steps in use; some belong to one way of ordering only
 */
export function useWizard<Step extends string, Field extends string>(
  steps: WizardSteps<Step>,
  problems: readonly StepProblem<Step, Field>[],
  among: readonly Step[] = steps.all,
) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const location = useLocation()
  const [query] = useSearchParams()
  const step = stepOf(steps, query)
  const [attempt, setAttempt] = useState<{ step: Step; count: number }>({ step, count: 0 })
  useStepFocus(headingId(steps, step))

  const asked = furthestStep(steps, problems)
  const furthest = among.includes(asked) ? asked : (among.at(-1) ?? asked)
  const here = problems.filter((problem) => problem.step === step)
  const tried = attempt.step === step ? attempt.count : 0
  const at = among.indexOf(step)
  const to = (other: Step | undefined) => ({ search: stepSearch(steps, query, other ?? step) })
  return {
    step,
    /** Set where the address names a step that cannot be reached yet: the step to go to instead. */
    instead: at === -1 || at > among.indexOf(furthest) ? to(furthest) : null,
    /** The problems of this step. */
    problems: here,
    tried,
    /** The problem of a field. `all`: also before the person has tried to go on. */
    errorOf(field: Field, all = tried > 0): string | undefined {
      const problem = all && here.find((one) => one.field === field)
      return problem ? i18n._(problem.text) : undefined
    },
    /** True without problems; else shows them and moves the focus there. */
    isRight(ids: Readonly<Record<Field, string>> | null): boolean {
      setAttempt({ step, count: tried + 1 })
      const [first] = here
      // After the summary has spoken: the first thing to mend.
      if (first && ids) setTimeout(() => focusField(ids[first.field]))
      return first === undefined
    },
    onward: () => void navigate(to(among[at + 1]), { state: { onward: true } }),
    back() {
      const { onward: came } = (location.state ?? {}) as { onward?: boolean }
      if (came) void navigate(-1)
      else void navigate(to(among[at - 1]), { replace: true })
    },
  }
}

/** Focuses the heading of a new step; Back leaves the scroll position as it was. */
function useStepFocus(heading: string) {
  const [first] = useState(heading)
  const [moved, setMoved] = useState(false)
  if (!moved && heading !== first) setMoved(true)
  useEffect(() => {
    if (!moved) return
    scrollTo(0, 0)
    document.getElementById(heading)?.focus({ preventScroll: true })
  }, [moved, heading])
}
