/** What others may use of this folder. */
export { resetLink } from './notices.ts'
export { findByEmail, createReset } from './resets.ts'
