/** What others may use of this folder. */
export { eraseAgain } from './erase-again.ts'
export { forgetLabels } from './erase.ts'
