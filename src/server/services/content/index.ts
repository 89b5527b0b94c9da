/** What others may use of this folder. */
export { withSettingsSaid } from './from-settings.ts'
