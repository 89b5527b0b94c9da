import type { MessageDescriptor } from '@lingui/core'

/** The steps of a wizard, named in the address. */
export interface WizardSteps<Step extends string> {
  /** In order. */
  all: readonly Step[]
  names: Readonly<Record<Step, MessageDescriptor>>
  /** "Steps of your order" */
  label: MessageDescriptor
  /** The step on which the request is confirmed. */
  last: NoInfer<Step>
  /** Prefix of the headings' ids. */
  id: string
  /** A query parameter that is dropped at the next step; `all`: drops the whole query. */
  once: 'all' | (string & {})
}

export function wizardSteps<Step extends string>(
  definition: Omit<WizardSteps<Step>, 'all'>,
): WizardSteps<Step> {
  return { ...definition, all: Object.keys(definition.names) as Step[] }
}

/** Reads `?step=`, a name or a number (clamped); the first step where it is missing or unknown. */
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

/** The query of a step's address. Other parameters stay, except `once`. */
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

/** The first step with a problem; the last step where there is none. */
export const furthestStep = <Step extends string>(
  { all, last }: Pick<WizardSteps<Step>, 'all' | 'last'>,
  problems: readonly { step: Step }[],
): Step => all.find((step) => problems.some((one) => one.step === step)) ?? last

export const headingId = <Step extends string>({ id }: Pick<WizardSteps<Step>, 'id'>, step: Step) =>
  `${id}-${step}`
