/** What others may use of this folder. */
export { resetLink } from './notices.ts'
export { findByEmail, makeReset } from './resets.ts'
