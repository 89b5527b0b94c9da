/** What others may use of this folder. */
export { checkCategory, checkOnlyOne, houseDay, namedCategory, nextPosition } from './checks.ts'
export { flag, type Managed, money, plain } from './managed.ts'
