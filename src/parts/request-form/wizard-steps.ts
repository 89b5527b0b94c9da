import type { MessageDescriptor } from '@lingui/core'

/** The steps of a form that has several, by their addresses. */
export interface WizardSteps<Step extends string> {
  /** In order. */
  all: readonly Step[]
  names: Readonly<Record<Step, MessageDescriptor>>
  /** "Steps of your order" */
  label: MessageDescriptor
  /** On this one the request is confirmed. */
  last: NoInfer<Step>
  /** Headings are called by it. */
  id: string
  /** Stands in the address for one visit alone; `all`: whatever stands there. */
  once: 'all' | (string & {})
}

export function wizardSteps<Step extends string>(
  definition: Omit<WizardSteps<Step>, 'all'>,
): WizardSteps<Step> {
  return { ...definition, all: Object.keys(definition.names) as Step[] }
}

/** `?step=`, by name or number, kept within bounds; without one that is known, the first. */
export function stepOf<Step extends string>(
  { all }: Pick<WizardSteps<Step>, 'all'>,
  query: URLSearchParams,
): Step {
  const asked = query.get('step') ?? ''
  const at = /^-?\d{1,9}$/.test(asked)
    ? Math.min(Math.max(Number(asked), 1), all.length) - 1
    : Math.max(
        all.findIndex((step) => step === asked),
        0,
      )
  return all[at] as Step
}

/** The address of a step; the query stays, save what was meant for one visit. */
export function stepSearch<Step extends string>(
  { all, once }: Pick<WizardSteps<Step>, 'all' | 'once'>,
  query: URLSearchParams,
  step: Step,
): string {
  const next = new URLSearchParams(once === 'all' ? '' : query)
  next.delete(once)
  if (step === all[0]) next.delete('step')
  else next.set('step', step)
  return next.size === 0 ? '' : `?${next}`
}

/** The first step that is not as it must be; the last where all before it are. */
export const furthestStep = <Step extends string>(
  { all, last }: Pick<WizardSteps<Step>, 'all' | 'last'>,
  problems: readonly { step: Step }[],
): Step => all.find((step) => problems.some((one) => one.step === step)) ?? last

export const headingId = <Step extends string>({ id }: Pick<WizardSteps<Step>, 'id'>, step: Step) =>
  `${id}-${step}`
