/** What others may use of this folder. */
export { backUpToFile, restoreFromFile } from './command-line.ts'
