import type {
  AddFolioItem,
  ChargeToStay,
  IssueReceipt,
  SendReceipt,
  WriteOffStay,
} from '#contract/folio.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { operationTitle } from '#parts/operation-title.ts'
import { descriptors } from '../operations.ts'
import type { Stay } from '../stay.ts'

/** Changes of a bill go into the outbox in order with all other steps on the stay. */
function operation(
  route: QueuedRouteName,
  stay: Stay,
  what: string,
  body: unknown,
  params: Record<string, string> = {},
): NewOperation {
  const whose = [stay.guest, stay.roomNumber].filter((word) => word !== '').join(', ')
  return {
    route,
    params: { id: stay.id, ...params },
    body,
    group: `hotel_bookings:${stay.id}`,
    actor: offline().actor(),
    words: {
      title: operationTitle(descriptors, route, body),
      detail: [what, whose].filter((word) => word !== '').join(' · '),
    },
  }
}

/** Resolves when it is stored on this device. Throws NotSavedError. */
const confirm = (...made: Parameters<typeof operation>): Promise<OperationRow> =>
  offline().outbox.confirm(operation(...made))

/** `id`: the dialog's, so that what was saved as the page closed is not saved again. */
export const addItem = (stay: Stay, item: AddFolioItem, id: string) =>
  offline().outbox.confirm({ ...operation('addFolioItem', stay, item.title, item), id })

export const removeItem = (stay: Stay, itemId: string, title: string) =>
  confirm('removeFolioItem', stay, title, {}, { itemId })

export const charge = (stay: Stay, body: ChargeToStay, title: string) =>
  confirm('chargeToStay', stay, title, body)

/** Gives up what a guest who has left owes; an admin's word. */
export const writeOff = (stay: Stay, body: WriteOffStay, id: string) =>
  offline().outbox.confirm({ ...operation('writeOffStay', stay, body.reason, body), id })

/**
 * Stores a receipt and its payments together or not at all. Returns the receipt's operation and all
 * operations. Throws NotSavedError.
 */
export async function issueReceipt(
  stay: Stay,
  body: IssueReceipt,
  money: readonly NewOperation[],
  firstId: string,
): Promise<{ receipt: string; operations: readonly string[] }> {
  const issue = operation('issueReceipt', stay, body.payer, body)
  const operations = await confirmTogether([...money, issue], firstId)
  return { receipt: operations.at(-1)!, operations }
}

/** Stores all of them, in order, or none. Returns their ids. `firstId`: of the first, see addItem. */
export async function confirmTogether(
  made: readonly NewOperation[],
  firstId: string,
): Promise<readonly string[]> {
  const named = made.map((one, at) => ({ ...one, id: at === 0 ? firstId : (one.id ?? uuidv7()) }))
  const [first, ...others] = named
  if (first !== undefined) await offline().outbox.confirm(first, ...others)
  return named.map(({ id }) => id)
}

/** `receiptId`: the server's, or `op:<operation>`. It is sent when the receipt has its number. */
export const sendReceipt = (stay: Stay, receiptId: string, body: SendReceipt) =>
  confirm('sendReceipt', stay, body.to, body, { receiptId })
