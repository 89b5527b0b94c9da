/** What others may use of this folder. */
export { checkCategory, checkOnlyOne, todayAtHouse, namedCategory, nextPosition } from './checks.ts'
export { flag, json, type ManagedResource, money, plain, type FieldValues } from './managed.ts'
