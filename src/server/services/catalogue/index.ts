/** What others may use of this folder. */
export { checkOnlyOne, lastUnlessSaid, namedCategory, nextPosition } from './checks.ts'
export { managedInCategories, offerInCategories } from './in-categories.ts'
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
