/** What others may use of this folder. */
export { writeAudit } from './write-audit.ts'
export { checkOwnPassword, requireUser } from './own-password.ts'
export { isSecondStepLost, verifySecondStep } from './second-step.ts'
export { endSendersSoon } from './senders.ts'
export { endSessions } from './sessions.ts'
export { deleteRecoveryCodes } from './two-factor.ts'
