import { msg } from '@lingui/core/macro'
import type { OperationDescriptor, RecoveryAction } from '#offline/operation-descriptor.ts'

/** The way on for a guest whose wish the house does not offer any more. */
const elsewhere: RecoveryAction = {
  kind: 'open',
  label: msg`See what the house offers`,
  to: '/services',
}

/**
 * What a new request of a service means, with the ways on where the service is switched off: no other
 * time or day would mend that. Sending it again and taking it back are offered for every request.
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
