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
export {
  columnsOf,
  type FieldValues,
  flag,
  invalidFor,
  json,
  type ManagedResource,
  money,
  plain,
  translated,
} from './managed.ts'
