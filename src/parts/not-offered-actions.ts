import { msg } from '@lingui/core/macro'
import type { OperationDescriptor, RecoveryAction } from '#offline/operation-descriptor.ts'

/** The recovery action for a guest whose service the house does not offer any more. */
const elsewhere: RecoveryAction = {
  kind: 'open',
  label: msg`See what the house offers`,
  to: '/services',
}

/**
 * Replaces a descriptor's recovery actions where the service is switched off: another time or day
 * would not help. Sending it again and withdrawing it are offered for every request.
 */
export function withNotOffered(descriptor: OperationDescriptor): OperationDescriptor {
  return {
    ...descriptor,
    recoveryActions(operation) {
      if (operation.answer?.code !== 'not_offered') return descriptor.recoveryActions(operation)
      return operation.actor.kind === 'guest' ? [elsewhere] : []
    },
  }
}
