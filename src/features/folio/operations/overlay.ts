import type {
  AddFolioItem,
  ChargeToStay,
  FolioItem,
  IssueReceipt,
  WriteOffStay,
} from '#contract/folio.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { tableOf } from '#contract/services/index.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { madeByStaff } from '#offline/reads/made-by-staff.ts'
import { type Overlays, withRow } from '#offline/reads/overlay.ts'
import { ofEachCharge, type ChargeKind, type ChargeRow } from '../charges.ts'
import type { FolioReceipt } from '../folio.ts'

/** What a bill shows while its changes wait to be sent. */

type Rows = readonly ResourceRow[]

/** Its row came with the answer. Where a colleague has removed that since, it stays removed. */
const isReceived = ({ state }: OperationRow) => state === 'taken'

export function applyAdd(rows: Rows, operation: OperationRow): Rows {
  if (isReceived(operation)) return rows
  const { title, price, qty } = operation.body as AddFolioItem
  const made: FolioItem = {
    ...madeByStaff(operation),
    booking_id: operation.params.id ?? '',
    title,
    price,
    qty,
  }
  return [...rows, made]
}

export function applyRemove(rows: Rows, { params }: OperationRow): Rows {
  const left = rows.filter(
    ({ id, operation_id }) => id !== params.itemId && `op:${operation_id}` !== params.itemId,
  )
  return left.length === rows.length ? rows : left
}

export function applyIssue(rows: Rows, operation: OperationRow): Rows {
  if (isReceived(operation)) return rows
  const body = operation.body as IssueReceipt
  const made: FolioReceipt = {
    ...madeByStaff(operation),
    booking_id: operation.params.id ?? '',
    code: body.code ?? '',
    number: null,
    payer: body.payer,
    payer_tax_number: body.payer_tax_number ?? null,
    lines: body.lines,
    total: body.lines.reduce((sum, { amount }) => sum + amount, 0),
    // The server works them out; until then the receipt sheet does, from the house's settings.
    taxes: [],
    paid: body.paid,
    currency: body.currency,
    payments: body.payments ?? [],
    issued_at: operation.deviceTime,
  }
  return [...rows, made]
}

export function applyWriteOff(rows: Rows, { params, body }: OperationRow): Rows {
  const { amount, reason } = body as WriteOffStay
  return rows.map((row) =>
    row.id === params.id
      ? {
          ...row,
          written_off: amount > 0 ? amount : null,
          write_off_reason: amount > 0 ? reason : null,
        }
      : row,
  )
}

function applyCharge(kind: ChargeKind, rows: Rows, operation: OperationRow): Rows {
  const body = operation.body as ChargeToStay
  if (body.kind !== kind) return rows
  const stay = operation.params.id ?? null
  return withRow(rows, body.subject_id, (row: ChargeRow) =>
    // It is on another stay by now: taking it off this one changes nothing, as at the server.
    !body.on && row.room_booking_id !== stay
      ? row
      : {
          ...row,
          room_booking_id: body.on ? stay : null,
          charge_waits: operation.state !== 'taken',
        },
  )
}

/** One operation may change any of these lists: each has its own overlay of it. */
export const chargeOverlays = ofEachCharge((kind): Overlays => ({
  chargeToStay: {
    overlay: {
      resource: tableOf[kind],
      apply: (rows, operation) => applyCharge(kind, rows, operation),
    },
  },
}))
