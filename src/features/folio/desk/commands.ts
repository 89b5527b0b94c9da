import { i18n } from '@lingui/core'
import type { AddFolioItem, ChargeToStay, IssueReceipt, SendReceipt } from '#contract/folio.ts'
import type { QueuedRouteName } from '#contract/routes.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { folioMeanings } from '../operations.ts'
import type { Stay } from '../stay.ts'

/**
 * Changes of a bill go into the outbox in order with all other steps on the stay. Each resolves when
 * it is on this device, and throws NotSavedError otherwise.
 */
async function confirm(
  route: QueuedRouteName,
  stay: Stay,
  what: string,
  body: unknown,
  params: Record<string, string> = {},
): Promise<OperationRow> {
  const { outbox, actor } = offline()
  const title = folioMeanings[route]?.title({ body } as OperationRow)
  const whose = [stay.guest, stay.roomNumber].filter((word) => word !== '').join(', ')
  return outbox.confirm({
    route,
    params: { id: stay.id, ...params },
    body,
    group: `hotel_bookings:${stay.id}`,
    actor: actor(),
    words: {
      title: title ? i18n._(title) : '',
      detail: [what, whose].filter((word) => word !== '').join(' · '),
    },
  })
}

export const addItem = (stay: Stay, item: AddFolioItem) =>
  confirm('addFolioItem', stay, item.title, item)

export const removeItem = (stay: Stay, itemId: string, title: string) =>
  confirm('removeFolioItem', stay, title, {}, { itemId })

export const charge = (stay: Stay, body: ChargeToStay, title: string) =>
  confirm('chargeToStay', stay, title, body)

export const issueReceipt = (stay: Stay, body: IssueReceipt) =>
  confirm('issueReceipt', stay, body.payer, body)

/** `receiptId`: the house's, or `op:<operation>`: it is sent when it has its number. */
export const sendReceipt = (stay: Stay, receiptId: string, body: SendReceipt) =>
  confirm('sendReceipt', stay, body.to, body, { receiptId })
