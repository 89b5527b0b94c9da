import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { amountText } from '#parts/day-and-amount.ts'
import { rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ServerStatus,
  OperationDescriptors,
  OperationDescriptor,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { changeAllTheSame } from '#parts/change-all-the-same.ts'
import type { CategoryKind, Kind } from './kind.ts'
import {
  applyChange,
  applyCreate,
  applyRemove,
  bodyOf,
  isOnPicture,
  type OfferBody,
  type OfferRow,
} from './overlay.ts'

/** What staff's changes of the offer mean to people while they wait (design §3). */

/** Its name, written down when it was confirmed. */
export const named: OperationDescriptor['detail'] = (operation) => {
  const name = operation.words.detail
  return name === '' ? null : msg`${name}`
}

/** The price, the daily rate, the price a person. */
function priceIn({ fields }: Kind, row: object): number | undefined {
  const column = fields.find(({ type }) => type === 'money')?.name ?? 'price'
  return (row as Readonly<Record<string, number | undefined>>)[column]
}

/** What is changed, where it is one thing that can be said in a line. */
export function changeTitle(kind: Kind, body: OfferBody): MessageDescriptor {
  if (body.image_base64 === null) return kind.labels.removePicture
  if (body.image_base64 !== undefined) return kind.labels.addPicture
  const change = i18n._(kind.labels.change)
  const amount = priceIn(kind, body)
  if (amount !== undefined) {
    const price = amountText(amount)
    return msg`${change}: ${price}`
  }
  if (body.is_available === true) return msg`${change}: available`
  if (body.is_available === false) return msg`${change}: unavailable`
  return kind.labels.change
}

/** "Volcano hike: $75.00, available" */
function serverStatus(kind: Kind, current: unknown): ServerStatus | null {
  const row = rowNow<OfferRow>(current)
  const { name } = row
  if (!name) return null
  const price = amountText(priceIn(kind, row) ?? 0)
  const says = row.is_available
    ? msg`${name}: ${price}, available`
    : msg`${name}: ${price}, unavailable`
  return { label: says, at: row.changed_at ?? null, note: null }
}

/** The form with this operation in it. */
const change = ({ place }: Kind, { id }: OperationRow): RecoveryAction => ({
  kind: 'open',
  label: msg`Change it`,
  to: `${place.to}?change=${id}`,
})

export const check = msg`Check the house’s own list before you send this again.`

function createDescriptor(kind: Kind): OperationDescriptor {
  return {
    title: () => kind.labels.add,
    detail: named,
    overlay: { resource: kind.resource, apply: applyCreate },
    recoveryActions: (operation) => [change(kind, operation)],
    place: kind.place,
    ...(kind.refusals && { refusals: kind.refusals }),
    failed: kind.labels.failedToCreate,
    check,
  }
}

function changeDescriptor(kind: Kind): OperationDescriptor {
  const { resource, labels } = kind
  return {
    title: (operation) => changeTitle(kind, bodyOf(operation)),
    detail: named,
    overlay: { resource, apply: applyChange },
    recoveryActions: (operation) =>
      isOnPicture(operation) ? [] : [...changeAllTheSame(operation), change(kind, operation)],
    serverStatus: (current) => serverStatus(kind, current),
    failedOf(operation) {
      const { is_available, seen: _, ...others } = bodyOf(operation)
      const onlySwitch = is_available !== undefined && Object.keys(others).length === 0
      return onlySwitch ? labels.failedToSwitch : labels.failedToUpdate
    },
    check,
  }
}

function removeDescriptor(kind: Kind): OperationDescriptor {
  return {
    title: () => kind.labels.remove,
    detail: named,
    overlay: { resource: kind.resource, apply: applyRemove },
    // Its place, which the desk names by itself.
    recoveryActions: () => [],
    serverStatus: (current) => serverStatus(kind, current),
    failed: kind.labels.failedToDelete,
    check,
  }
}

function categoryDescriptor({ place }: Kind, { resource }: CategoryKind): OperationDescriptor {
  return {
    title: () => msg`Add Category`,
    detail: named,
    overlay: { resource, apply: applyCreate },
    recoveryActions: ({ id }) => [
      { kind: 'open', label: msg`Change it`, to: `${place.to}?category-change=${id}` },
    ],
    place,
    failed: msg`Failed to create category.`,
    check,
  }
}

/** Of one kind's routes; the service whose offer it is has them in its operations.ts. */
export const offerDescriptors = (kind: Kind): OperationDescriptors => ({
  [kind.routes.create]: createDescriptor(kind),
  [kind.routes.change]: changeDescriptor(kind),
  [kind.routes.remove]: removeDescriptor(kind),
  ...(kind.category && {
    [kind.category.create]: categoryDescriptor(kind, kind.category),
    [kind.category.change]: {
      ...categoryDescriptor(kind, kind.category),
      title: () => msg`Change the category`,
      overlay: { resource: kind.category.resource, apply: applyChange },
      recoveryActions: changeAllTheSame,
      failed: msg`Failed to update category.`,
    },
  }),
})
