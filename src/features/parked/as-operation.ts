import { i18n } from '@lingui/core'
import { isRouteName, routeOf, type QueuedRouteName } from '#contract/routes.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import type { ParkedElsewhere } from './data.ts'

/**
 * A colleague's parked operation as a row of one's own, so that its meaning can be asked for words
 * and ways on. Null where the house did not read it: another host's path, another version, a body
 * that does not fit. Its words are worked out here, from its body and what the house calls it.
 */
export function asOperation(
  parked: ParkedElsewhere,
  descriptors: OperationDescriptors,
): OperationRow | null {
  const { endpoint, request, code, refusal, said, current } = parked
  const { params, body } = looseObject(request)
  if (!isQueued(endpoint) || typeof body !== 'object' || body === null) return null
  const row: OperationRow = {
    id: parked.id,
    key: parked.id,
    seq: 0,
    route: endpoint,
    contractVersion: 0,
    params: Object.fromEntries(
      Object.entries(looseObject(params)).map(([name, value]) => [name, looseText(value)]),
    ),
    body,
    group: '',
    after: [],
    actor: { kind: 'guest' },
    actorKey: '',
    deviceTime: parked.confirmedAt,
    validUntil: null,
    // Features keep what a body names by its id alone in the second line.
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
