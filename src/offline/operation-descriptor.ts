import type { MessageDescriptor } from '@lingui/core'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import type { OperationRow } from './db/schema.ts'

/**
 * What a queued operation means to people. Each feature states it in its operations.ts, one entry
 * an endpoint; app/ gathers them, and /requests and the desk's panel show them all alike.
 */
export interface OperationDescriptor {
  /** "Order 3 dishes for 19:00" */
  title(operation: OperationRow): MessageDescriptor
  /** A second line, e.g. the dishes; null where the title says it all. */
  detail(operation: OperationRow): MessageDescriptor | null
  /** What the lists show while it waits; pure. */
  overlay?: OperationOverlay
  /** Recovery actions when it is parked, best first. `retry`, `withdraw` are offered for every one. */
  recoveryActions(operation: OperationRow): RecoveryAction[]
  /** What the server has instead, from the row that its refusal brought along. `id`: of its own row. */
  serverStatus?(current: unknown, id?: string): ServerStatus | null
  /**
   * "$160.00, Cash" where it tells of money that a person was given: that is not undone with the
   * operation. Null where it tells of none.
   */
  money?(operation: Pick<OperationRow, 'body'>): MessageDescriptor | null
  /** What is said where the server refuses it and has no words for it. */
  failed?: MessageDescriptor
  /** The same, where it depends on what was wished. */
  failedOf?(operation: OperationRow): MessageDescriptor
  /**
   * "Something about laundry": said of any operation on the same kind of row where it could not be
   * read. One operation of each kind has it.
   */
  about?: MessageDescriptor
  /** The desk's screen of such rows, for any operation on the same kind of row. One of each kind has it. */
  place?: Place
  /** Why the server refused something of its service, said to a colleague, by that service's own codes. */
  refusals?: Readonly<Record<string, MessageDescriptor>>
  /** What its screen calls the fields of its body, for a refusal that names them. */
  fieldNames?: Readonly<Record<string, MessageDescriptor>>
  /** On a foreign host, with the answer lost: what to check before sending it again by hand. */
  check: MessageDescriptor
}

/** "Cancelled", since when (ISO), by whom (a name of staff, or `guest`), and why. */
export interface ServerStatus {
  label: MessageDescriptor
  at: string | null
  by?: string | null
  note: string | null
}

export interface OperationOverlay {
  resource: Resource
  apply: ApplyOverlay
}

/** The rows as they would be with this operation done; the same array when it changes nothing. */
export type ApplyOverlay = (
  rows: readonly ResourceRow[],
  operation: OperationRow,
) => readonly ResourceRow[]

/** A screen, and the label of the link to it. */
export interface Place {
  kind: 'open'
  label: MessageDescriptor
  to: string
}

/** A recovery action: a screen to go to (with the operation loaded for changing), or a ready change. */
export type RecoveryAction =
  | Place
  | {
      kind: 'change'
      label: MessageDescriptor
      /** The body and words of the successor; `route` where it is another operation. */
      change: {
        route?: QueuedRouteName
        body: unknown
        words: { title: string; detail: string }
        validUntil?: string | null
      }
    }

export type OperationDescriptors = Partial<Record<QueuedRouteName, OperationDescriptor>>
