/** What others may use of this folder. */
export { syncOperatorSettings } from './sync-operator-settings.ts'
export { readHouse } from './wire.ts'
