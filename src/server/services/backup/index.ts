/** What others may use of this folder. */
export { backUpToFile, listBackups, restoreFrom } from './command-line.ts'
