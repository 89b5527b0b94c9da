/** What others may use of this folder. */
export { resetLink } from './notices.ts'
export {
  findByEmail,
  createReset,
  endResets,
  isStillInvited,
  INVITE_LIFETIME_MS,
} from './resets.ts'
