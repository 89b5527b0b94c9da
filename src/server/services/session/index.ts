/** What others may use of this folder. */
export { resetLink } from './notices.ts'
export { findByEmail, createReset, INVITE_LIFETIME_MS } from './resets.ts'
