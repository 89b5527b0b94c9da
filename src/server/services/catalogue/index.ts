/** What others may use of this folder. */
export {
  checkCategory,
  checkOnlyOne,
  lastUnlessSaid,
  namedCategory,
  nextPosition,
  todayAtHouse,
} from './checks.ts'
export { namedCategoryRows } from './categories.ts'
export { flag, json, type ManagedResource, money, plain, type FieldValues } from './managed.ts'
