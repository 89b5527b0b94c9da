/** What others may use of this folder. */
export { writeAudit } from './note-down.ts'
export { checkOwnPassword, requireUser } from './own-password.ts'
export { isSecondStepLost, takeSecondStep } from './second-step.ts'
export { endSendersSoon } from './senders.ts'
export { forgetCodes } from './two-factor.ts'
