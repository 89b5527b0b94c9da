/** What a step needs and does (spec 3 §4; decisions.md, "Orders"). */
export interface StepRule<Status extends string> {
  from: readonly Status[]
  /** From these too where it is paid for. */
  whenPaid?: readonly Status[]
  to: Status
}

/** The states of one kind of order and the steps between them. Pure, and the same everywhere. */
export interface StatusSteps<Status extends string = string, Step extends string = string> {
  readonly statuses: readonly Status[]
  /** In the order in which they are offered. */
  readonly names: readonly Step[]
  leadsTo(step: Step): Status
  may(status: Status, step: Step, isPaid?: boolean): boolean
  /** Steps that are offered from a state. */
  open(status: Status, isPaid?: boolean): Step[]
  /**
   * Whether it is in the state to which a step leads, or further on the way: a colleague took that
   * step before, or one past it. What ended apart from the way (cancelled) went no way.
   */
  passed(status: Status, step: Step): boolean
  /** No step leads out of it. False for a state that is not ours. */
  isOver(status: string): boolean
  /** The state by its name; null for another server's own. */
  statusOf(name: unknown): Status | null
}

/**
 * @param statuses the way forward, first to last, and after it the ends apart from it
 * @param apart ends apart from the way
 */
// A build leaves out the steps that it does not need.
/* @__NO_SIDE_EFFECTS__ */
export function defineSteps<const Status extends string, const Step extends string>(
  statuses: readonly Status[],
  rules: Readonly<Record<Step, StepRule<NoInfer<Status>>>>,
  apart: readonly NoInfer<Status>[],
): StatusSteps<Status, Step> {
  const names = Object.keys(rules) as Step[]
  const leadsTo = (step: Step) => rules[step].to
  const may = (status: Status, step: Step, isPaid = false) =>
    rules[step].from.includes(status) || (isPaid && (rules[step].whenPaid ?? []).includes(status))
  const open = (status: Status, isPaid = false) => names.filter((step) => may(status, step, isPaid))
  const statusOf = (name: unknown) => statuses.find((one) => one === name) ?? null
  return {
    statuses,
    names,
    leadsTo,
    may,
    open,
    passed(status, step) {
      const wished = leadsTo(step)
      if (status === wished) return true
      if (apart.includes(status) || apart.includes(wished)) return false
      return statuses.indexOf(status) > statuses.indexOf(wished)
    },
    isOver(name) {
      const status = statusOf(name)
      return status !== null && open(status, true).length === 0
    },
    statusOf,
  }
}
