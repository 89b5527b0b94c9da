/** What others may use of this folder. */
export { netCents } from './net.ts'
