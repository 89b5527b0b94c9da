/** What others may use of this folder. */
export { readContent } from './wire.ts'
export { withSettingsSaid } from './from-settings.ts'
