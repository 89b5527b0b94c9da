import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { ResourceRow } from '#contract/resources.ts'
import type { Service } from '#contract/services/service.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OwnRequest } from './own-requests.ts'

/** The status of a guest's request at the server, in its service's terms. */
export type OwnService = Partial<OwnRequest> &
  Pick<OwnRequest, 'stage' | 'reason' | 'code' | 'mayCancel'> & {
    /** Its state at the house. */
    label: MessageDescriptor
  }

interface Asked {
  operation: OperationRow
}

export interface ActionsProps extends Asked {
  service: OwnService | null | undefined
  /** A cancellation of it is under way. */
  cancelling: boolean
  /** Runs one action at a time, and shows an error where the device could not save it. */
  act: (name: string, work: () => Promise<unknown>) => Promise<void>
  /** The action under way. */
  busy: string | null
}

/** How a request is shown; what is left out has a default. */
export interface RequestParts {
  /** What was ordered, from the operation's body. */
  Facts: ComponentType<Asked>
  /** Heading of its details. */
  facts?: MessageDescriptor
  /** Its details on a card of the list, instead of the operation's detail text. */
  Brief?: ComponentType<Asked>
  /** Why the server refused it. */
  Refusal?: ComponentType<Asked>
  /** Message where its time passed while it waited. */
  late?: MessageDescriptor
  /** Its status, once the server has it. */
  StatusPanel?: ComponentType<Asked>
  /** Its progress, where a guest follows it state by state. */
  Progress?: ComponentType<{ status: string }>
  /** Actions, once the server has it. */
  Actions?: ComponentType<ActionsProps>
  /** Message while a cancellation of it waits on the device. */
  cancelling?: MessageDescriptor
  /** The request as the house has it now, by its row; the same one where the desk changed nothing. */
  asNow?: (operation: OperationRow, row: ResourceRow) => OperationRow
  /** Its payment status and the button to pay, once the server has it. */
  Pay?: ComponentType<Asked>
}

/** What /requests shows of a service: `requests` of a feature's requests.tsx. */
export interface GuestRequests extends RequestParts {
  service: Service
  /** Its states, as a guest reads them. */
  statusLabels: Readonly<Record<string, MessageDescriptor>>
}
