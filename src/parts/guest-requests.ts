import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Service } from '#contract/services/service.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OwnRequest } from './own-requests.ts'

/** What the house says of something a guest asked for, in its service's words. */
export type OwnService = Partial<OwnRequest> &
  Pick<OwnRequest, 'stage' | 'reason' | 'code' | 'mayCancel'> & {
    /** Its state at the house. */
    words: MessageDescriptor
  }

interface Asked {
  operation: OperationRow
}

export interface ActionsProps extends Asked {
  service: OwnService | null | undefined
  /** A cancellation of it is under way. */
  cancelling: boolean
  /** Does one thing at a time, and says where the device could not keep it. */
  act: (name: string, work: () => Promise<unknown>) => Promise<void>
  /** What is being done. */
  busy: string | null
}

/** How what was asked for is shown; what is left out is as for any service. */
export interface RequestParts {
  /** What was asked for, as it stands on the device. */
  Facts: ComponentType<Asked>
  /** What its facts are called. */
  facts?: MessageDescriptor
  /** Its facts on a card of the list, in place of its detail. */
  Brief?: ComponentType<Asked>
  /** Why the house did not take it. */
  Refusal?: ComponentType<Asked>
  /** Said where its time passed while it waited. */
  late?: MessageDescriptor
  /** Where it stands, once the house has it. */
  News?: ComponentType<Asked>
  /** How far it is, where a guest follows it state by state. */
  Progress?: ComponentType<{ status: string }>
  /** What can be done about it, once the house has it. */
  Actions?: ComponentType<ActionsProps>
  /** Said while a cancellation of it waits on the device. */
  cancelling?: MessageDescriptor
  /** How far paying for it went, and the way to pay, once the house has it. */
  Pay?: ComponentType<Asked>
}

/** What /requests shows of a service: `requests` of a feature's requests.tsx. */
export interface GuestRequests extends RequestParts {
  service: Service
  /** Its states, as a guest reads them. */
  words: Readonly<Record<string, MessageDescriptor>>
}
