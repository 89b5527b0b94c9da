import type { ParkedReport } from '#contract/outbox.ts'
import { readAt } from '#contract/route.ts'
import { BATCH_BYTES, BATCH_MAX } from '#contract/wire.ts'
import type { OperationRow } from '../db/schema.ts'
import { isAhead } from './backoff.ts'
import { classify, storedAnswer } from './answers.ts'
import type { Engine } from './engine.ts'
import { ended, waitingAgain } from './row.ts'
import { askInTime } from './send.ts'
import { refuseToken } from './senders.ts'
import type { OutboxTx } from './store.ts'
import { maySend, sendersOf } from './tokens.ts'
import { wireSize } from './wire-operation.ts'

/** How often the server is asked whether a colleague settled what stands parked, ms. */
const ASK_AGAIN = 5 * 60_000

/**
 * Tells the server what is parked here and what became of it, so that staff can settle it from
 * another device and a lost phone does not hide it; learns what was settled. One actor a request.
 */
export async function report(engine: Engine): Promise<void> {
  const { store, memory, now } = engine
  const { rows, senders } = await store.read((tx) => news(engine, tx))
  for (let left = rows; left[0] !== undefined;) {
    const { actorKey } = left[0]
    const batch = left.filter((row) => row.actorKey === actorKey).slice(0, BATCH_MAX)
    if (!(await tell(engine, batch, senders.get(actorKey)?.token ?? null))) return
    left = left.filter((row) => !batch.includes(row))
  }
  if (!isAhead(memory.nextReport, now())) memory.nextReport = now() + ASK_AGAIN
}

/** What is to be reported to the server, or asked again, and by whose right. */
export async function news(engine: Engine, tx: OutboxTx) {
  const { memory, now } = engine
  const again = !isAhead(memory.nextReport, now())
  const senders = sendersOf(engine, await tx.senders())
  const parked = (await tx.open()).filter(
    (row) => row.state === 'parked' && (again || row.reported !== 'open'),
  )
  const over = (await tx.reportedOpen()).filter((row) => row.endedAt !== null)
  const rows = isAhead(memory.reportsOff, now())
    ? []
    : [...parked, ...over].filter((row) => maySend(senders, row.actorKey))
  return { rows, senders }
}

/** False when the server did not answer. */
async function tell(engine: Engine, rows: OperationRow[], token: string | null): Promise<boolean> {
  const { received } = await askInTime(engine, {
    route: 'reportParked',
    body: { rows: rows.map((row) => reportOf(row, engine.deviceName())) },
    token,
  })
  const { kind } = classify(received, token === null)
  if (kind === 'pause') await refuseToken(engine, rows[0]?.actorKey ?? '', token)
  // A server that takes no reports is not asked with every drain.
  if (kind === 'park') engine.memory.reportsOff = engine.now() + ASK_AGAIN
  const answers = readAt(received?.body, 'rows')
  if (kind === 'taken' && Array.isArray(answers)) await learn(engine, rows, answers as unknown[])
  return kind !== 'wait'
}

async function learn(engine: Engine, reported: OperationRow[], answers: unknown[]): Promise<void> {
  await engine.store.write(async (tx) => {
    for (const { id, endedAt } of reported) {
      const answer = answers.find((one) => readAt(one, 'id') === id)
      const state = readAt(answer, 'state')
      const row = await tx.one(id)
      if (row === undefined || state === undefined) continue
      // What was reported is what is known there; the row may have moved on meanwhile.
      let next: OperationRow = { ...row, reported: endedAt === null ? 'open' : 'ended' }
      if (row.state === 'parked' && state === 'settled') next = settled(next, answer, engine.now())
      // The server knows more of its key than this device: it says what when it is sent again.
      else if (row.state === 'parked' && state !== 'open') {
        next = waitingAgain({ ...next, doubt: true })
      }
      await tx.put([next])
    }
  })
}

/** Who settled it and what they said, with the refusal it stood on. */
function settled(row: OperationRow, answer: unknown, at: number): OperationRow {
  const message = readAt(answer, 'settled_note')
  const body = { settled_by: readAt(answer, 'settled_by'), message, refusal: row.answer }
  return { ...ended(row, 'settled', at), answer: storedAnswer({ status: 200, body }, at) }
}

function reportOf(row: OperationRow, deviceName: string | null): ParkedReport {
  // Of what is no object there is nothing to report.
  const { answer } = row
  const { reason, params, current } = Object(answer?.body) as ParkedReport['refusal']
  const state = row.state === 'parked' ? 'open' : row.state === 'taken' ? 'taken' : 'withdrawn'
  return {
    id: row.id,
    key: row.key,
    state,
    endpoint: row.route,
    // A picture is no help in settling it.
    request: { params: row.params, body: wireSize(row) > BATCH_BYTES ? null : (row.body ?? null) },
    refusal: {
      code: answer?.code ?? row.parkReason ?? '',
      message: answer?.message ?? '',
      reason,
      params,
      current,
    },
    words: row.words,
    device_name: deviceName,
    device_time: row.deviceTime,
    contract_version: row.contractVersion,
  }
}
