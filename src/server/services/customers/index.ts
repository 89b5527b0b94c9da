/** What others may use of this folder. */
export { syncCustomers } from './sync.ts'
export { keysOf } from './keys.ts'
export { recount } from './sums.ts'
export {
  holdersOf,
  type ImportedCustomer,
  insertCustomers,
  linkRooms,
  removeCustomers,
  unlinkRooms,
  waitForCustomers,
} from './import-customers.ts'
