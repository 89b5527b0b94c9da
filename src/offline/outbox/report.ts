import type { ParkedReport } from '#contract/outbox.ts'
import { readAt } from '#contract/route.ts'
import { BATCH_BYTES, BATCH_MOST } from '#contract/wire.ts'
import type { OperationRow } from '../db/schema.ts'
import { isAhead } from './backoff.ts'
import { classify, heardOf } from './answers.ts'
import type { Engine } from './engine.ts'
import { ended } from './row.ts'
import { askInTime } from './send.ts'
import { refuseToken } from './senders.ts'
import type { OutboxTx } from './store.ts'
import { maySend } from './tokens.ts'
import { wireSize } from './wire-operation.ts'

/** How often the house is asked whether a colleague settled what stands parked, ms. */
const ASK_AGAIN = 5 * 60_000

/**
 * Tells the house what is parked here and what became of it, so that staff can settle it from
 * another device and a lost phone does not hide it; learns what was settled. One actor a request.
 */
export async function report(engine: Engine): Promise<void> {
  const { memory } = engine
  const again = !isAhead(memory.nextReport, engine.now())
  const news = await engine.store.read((tx) => toReport(engine, tx, again))
  if (again) memory.nextReport = engine.now() + ASK_AGAIN
  for (const [actorKey, rows] of news) {
    for (let at = 0; at < rows.length; at += BATCH_MOST) {
      if (!(await tell(engine, actorKey, rows.slice(at, at + BATCH_MOST)))) return
    }
  }
}

/** Whether the house is to be told or asked anything of parked rows. */
export async function hasNews(engine: Engine, tx: OutboxTx): Promise<boolean> {
  return (await toReport(engine, tx, !isAhead(engine.memory.nextReport, engine.now()))).size > 0
}

async function toReport(engine: Engine, tx: OutboxTx, again: boolean) {
  if (isAhead(engine.memory.reportsOff, engine.now())) return new Map<string, OperationRow[]>()
  const senders = engine.tokens.with(await tx.senders())
  const parked = (await tx.open()).filter((row) => row.state === 'parked')
  const rows = [
    ...parked.filter((row) => row.reported !== 'open'),
    ...(await tx.reportedOpen()).filter(
      (row) => row.endedAt !== null || (again && row.state === 'parked'),
    ),
  ]
  const byActor = new Map<string, OperationRow[]>()
  for (const row of rows) {
    if (!maySend(senders, row.actorKey)) continue
    byActor.set(row.actorKey, [...(byActor.get(row.actorKey) ?? []), row])
  }
  return byActor
}

/** False when the house was not heard. */
async function tell(engine: Engine, actorKey: string, rows: OperationRow[]): Promise<boolean> {
  const senders = await engine.store.read(async (tx) => engine.tokens.with(await tx.senders()))
  const token = senders.get(actorKey)?.token ?? null
  if (token === null && actorKey !== 'guest') return true
  const asked = await askInTime(engine, {
    route: 'reportParked',
    body: { rows: rows.map((row) => reportOf(row, engine.deviceName())) },
    token,
  })
  const heard = heardOf(asked)
  const outcome = classify(heard, token === null)
  if (outcome.kind === 'pause') await refuseToken(engine, actorKey, token)
  if (outcome.kind !== 'taken') {
    // A house that takes no reports is not asked with every drain.
    if (outcome.kind === 'park') engine.memory.reportsOff = engine.now() + ASK_AGAIN
    return outcome.kind === 'park'
  }
  const answers = readAt(heard?.body, 'rows')
  if (Array.isArray(answers)) await learn(engine, rows, answers as unknown[])
  return true
}

async function learn(engine: Engine, told: OperationRow[], answers: unknown[]): Promise<void> {
  const states = new Map(answers.map((answer) => [readAt(answer, 'id'), answer]))
  await engine.store.write(async (tx) => {
    const rows = await tx.get(told.map((row) => row.id))
    const changed: OperationRow[] = []
    for (const [at, row] of rows.entries()) {
      const answer = states.get(told[at]?.id)
      const state = readAt(answer, 'state')
      if (row === undefined || typeof state !== 'string') continue
      // What was told is what is known there; the row may have moved on meanwhile.
      const noted = { ...row, reported: told[at]?.endedAt === null ? 'open' : 'ended' }
      if (state !== 'settled' || row.state !== 'parked') {
        if (noted.reported !== row.reported) changed.push(noted)
        continue
      }
      changed.push({
        ...ended(noted, 'settled', engine.now()),
        answer: settledAnswer(row, answer, engine.now()),
      })
    }
    await tx.put(changed)
  })
}

/** Who settled it and what they said, with the refusal it stood on. */
function settledAnswer(row: OperationRow, answer: unknown, at: number) {
  const by = readAt(answer, 'settled_by')
  const note = readAt(answer, 'settled_note')
  return {
    status: 200,
    code: null,
    message: typeof note === 'string' ? note : null,
    body: { settled_by: by ?? null, settled_note: note ?? null, refusal: row.answer },
    at,
  }
}

function reportOf(row: OperationRow, deviceName: string | null): ParkedReport {
  const current = readAt(row.answer?.body, 'current')
  const state = row.state === 'parked' ? 'open' : row.state === 'taken' ? 'taken' : 'withdrawn'
  return {
    id: row.id,
    key: row.key,
    state,
    endpoint: row.route,
    // A picture is no help in settling it.
    request: { params: row.params, body: wireSize(row) > BATCH_BYTES ? null : (row.body ?? null) },
    refusal: {
      code: row.answer?.code ?? row.parkReason ?? String(row.answer?.status ?? ''),
      message: row.answer?.message ?? '',
      ...(current === undefined ? {} : { current }),
    },
    words: row.words,
    device_name: deviceName,
    device_time: row.deviceTime,
  }
}
