import { setupSteps, type SetupStep } from '#domain/setup.ts'

export const SETUP = '/dashboard/setup'

export const stepAddress = (step: SetupStep) => `${SETUP}/${step}`

/** Where "go on" leads; after the last step to the list of all. */
export function addressAfter(step: SetupStep): string {
  const next = setupSteps[setupSteps.indexOf(step) + 1]
  return next === undefined ? SETUP : stepAddress(next)
}

/** Where Back leads. */
export function addressBefore(step: SetupStep): string {
  const before = setupSteps[setupSteps.indexOf(step) - 1]
  return before === undefined ? SETUP : stepAddress(before)
}
