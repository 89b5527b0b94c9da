/** What others may use of this folder. */
export { checkHourly } from './limits.ts'
export { openTicket } from './open-ticket.ts'
export { readReplies } from './thread.ts'
