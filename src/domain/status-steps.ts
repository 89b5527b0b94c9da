/** What a step needs and does (spec 3 §4; decisions.md, "Orders"). */
export interface StepRule<Status extends string> {
  from: readonly Status[]
  /** Also allowed from these statuses where it is paid. */
  whenPaid?: readonly Status[]
  to: Status
}

/** The state machine of one kind of order. Pure, and shared by server and device. */
export interface StatusSteps<Status extends string = string, Step extends string = string> {
  readonly statuses: readonly Status[]
  /** In the order in which they are offered. */
  readonly names: readonly Step[]
  leadsTo(step: Step): Status
  may(status: Status, step: Step, isPaid?: boolean): boolean
  /** Steps to offer from a status. */
  open(status: Status, isPaid?: boolean): Step[]
  /**
   * Whether the status is the one that a step leads to, or a later one: a colleague took that step
   * before, or one after it. False for ends apart from the way (cancelled).
   */
  passed(status: Status, step: Step): boolean
  /** Whether no step leads out of it. False for an unknown status. */
  isOver(status: string): boolean
  /** The status by its name; null where it is unknown. */
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
