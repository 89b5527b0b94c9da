/** What others may use of this folder. */
export { checkCategory, checkOnlyOne, houseDay, namedCategory, nextPosition } from './checks.ts'
export { flag, json, type Managed, money, plain, type Said } from './managed.ts'
