/** What others may use of this folder. */
export { syncCustomers } from './keep.ts'
export { keysOf } from './keys.ts'
