/** What others may use of this folder. */
export { managedMenu } from './managed.ts'
export { categoryRows, itemRows } from './wire.ts'
