/** What others may use of this folder. */
export { syncCustomers } from './sync.ts'
export { keysOf } from './keys.ts'
