/** What others may use of this folder. */
export { backUpBeforeUpgrade } from './before-upgrade.ts'
export { backUpToFile, listBackups, restoreFrom } from './command-line.ts'
