/**
 * A service that is taken out of a list's imports is `any` there, and would make `any` of all that is
 * made of the list. It counts as nothing, so that the compiler complains of the import alone.
 */
export type Known<Its> = 0 extends 1 & Its ? never : Its

/** The same for what is spread into an object. */
export const known = <Its>(its: Its) => its as 0 extends 1 & Its ? object : Its
