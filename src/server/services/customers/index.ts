/** What others may use of this folder. */
export { keepCustomers } from './keep.ts'
export { keysOf } from './keys.ts'
