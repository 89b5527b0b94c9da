import { i18n } from '@lingui/core'
import { isRouteName, routeOf, type QueuedRouteName } from '#contract/routes.ts'
import { coerceObject, coerceText } from '#lib/coerce.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import type { ParkedElsewhere } from './data.ts'

/**
 * A colleague's parked operation as an outbox row, so that its descriptor gives labels and recovery
 * actions. Null where the server could not read it: another host's path, another version, a body that
 * does not fit. Its labels are made here, from its body and the server's name for it.
 */
export function asOperation(
  parked: ParkedElsewhere,
  descriptors: OperationDescriptors,
): OperationRow | null {
  const { endpoint, request, code, refusal, said, current } = parked
  const { params, body } = coerceObject(request)
  if (!isQueued(endpoint) || typeof body !== 'object' || body === null) return null
  const row: OperationRow = {
    id: parked.id,
    key: parked.id,
    seq: 0,
    route: endpoint,
    contractVersion: 0,
    params: Object.fromEntries(
      Object.entries(coerceObject(params)).map(([name, value]) => [name, coerceText(value)]),
    ),
    body,
    group: '',
    after: [],
    actor: { kind: 'guest' },
    actorKey: '',
    deviceTime: parked.confirmedAt,
    validUntil: null,
    // The second line names what the body has only an id of.
    words: { title: '', detail: parked.about },
    state: 'parked',
    parkReason: code === 'conflict' || code === 'room_taken' ? 'conflict' : 'refused',
    wish: null,
    attemptId: null,
    attempts: [],
    tries: 1,
    nextTry: 0,
    answer: {
      status: 409,
      code,
      message: refusal,
      body: { ...said, code, message: refusal, current },
      at: 0,
    },
    madeId: null,
    endedAt: null,
    reported: null,
  }
  const title = descriptors[endpoint]?.title(row)
  return title === undefined ? null : { ...row, words: { ...row.words, title: i18n._(title) } }
}

function isQueued(name: string): name is QueuedRouteName {
  return isRouteName(name) && routeOf(name).offline === 'queued'
}
