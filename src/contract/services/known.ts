/**
 * A service that is taken out of a list's imports is `any` there, and would make `any` of all that is
 * made of the list. It counts as nothing, so that the compiler complains of the import alone.
 */
type Known<Its> = number extends keyof Its ? never : Its

/** A list without them. */
export type KnownOf<List extends readonly unknown[]> = { [At in keyof List]: Known<List[At]> }

/** The same for what is spread into an object. */
export const known = <Its>(its: Its) => its as number extends keyof Its ? object : Its
