/**
 * A service whose import was removed is `any` in a list, and would make every type built from the
 * list `any`. These types ignore it, so that the compiler reports only the missing import.
 */
type Known<Its> = number extends keyof Its ? never : Its

/** A list without them. */
export type KnownOf<List extends readonly unknown[]> = { [At in keyof List]: Known<List[At]> }

/** The same for what is spread into an object. */
export const known = <Its>(its: Its) => its as number extends keyof Its ? object : Its
