import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { oneRow } from '#contract/route.ts'
import { formatMoney } from '#lib/format-money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { HouseSays, Meanings, OperationMeaning, WayOn } from '#offline/meaning.ts'
import type { CategoryKind, Kind } from './kind.ts'
import { applyChange, applyCreate, applyRemove, isOnPicture } from './overlay.ts'

/** What staff's changes of the offer mean to people while they wait (design §3). */

/** Its name, written down when it was confirmed. */
const named: OperationMeaning['detail'] = (operation) => {
  const name = operation.words.detail
  return name === '' ? null : msg`${name}`
}

const priceOf = ({ fields }: Kind) => fields.find(({ type }) => type === 'money')?.name ?? 'price'

const dollars = (amount: number) => formatMoney(amount, 'USD', i18n.locale || 'en')

/** What is changed, where it is one thing that can be said in a line. */
export function changeTitle(kind: Kind, body: unknown): MessageDescriptor {
  const said = looseObject(body)
  if (said.image_base64 === null) return kind.words.removePicture
  if (said.image_base64 !== undefined) return kind.words.addPicture
  const change = i18n._(kind.words.change)
  const amount = looseNumber(said[priceOf(kind)])
  if (amount !== null) {
    const price = dollars(amount)
    return msg`${change}: ${price}`
  }
  if (said.is_available === true) return msg`${change}: available`
  if (said.is_available === false) return msg`${change}: unavailable`
  return kind.words.change
}

/** "Volcano hike: $75.00, available" */
function houseSays(kind: Kind, current: unknown): HouseSays | null {
  const row = looseObject(oneRow(current))
  const name = looseText(row.name)
  if (name === '') return null
  const price = dollars(looseNumber(row[priceOf(kind)]) ?? 0)
  const says = notFalse(row.is_available)
    ? msg`${name}: ${price}, available`
    : msg`${name}: ${price}, unavailable`
  return { says, at: looseTextOrNull(row.changed_at), note: null }
}

/** The form with this operation in it. */
const change = ({ place }: Kind, { id }: OperationRow): WayOn => ({
  kind: 'open',
  label: msg`Change it`,
  to: `${place.to}?change=${id}`,
})

/** The same change once more, on the row as it is at the house now. */
function allTheSame(operation: OperationRow): WayOn[] {
  if (operation.answer?.code !== 'conflict') return []
  const row = looseObject(oneRow(looseObject(operation.answer.body).current))
  if (Object.keys(row).length === 0) return []
  const body = looseObject(operation.body)
  const seen = Object.fromEntries(
    Object.keys(looseObject(body.seen)).map((field) => [field, row[field] ?? null]),
  )
  const { words } = operation
  return [
    {
      kind: 'change',
      label: msg`Change it all the same`,
      change: { body: { ...body, seen }, words },
    },
  ]
}

const check = msg`Look at the house’s own list before you send this again.`

function createMeaning(kind: Kind): OperationMeaning {
  return {
    title: () => kind.words.add,
    detail: named,
    overlay: { resource: kind.resource, apply: applyCreate },
    ways: (operation) => [change(kind, operation)],
    place: kind.place,
    ...(kind.refusals && { refusals: kind.refusals }),
    failed: kind.words.failedToCreate,
    check,
  }
}

function changeMeaning(kind: Kind): OperationMeaning {
  const { resource, words } = kind
  return {
    title: (operation) => changeTitle(kind, operation.body),
    detail: named,
    overlay: { resource, apply: applyChange },
    ways: (operation) =>
      isOnPicture(operation) ? [] : [...allTheSame(operation), change(kind, operation)],
    house: (current) => houseSays(kind, current),
    failedOf({ body }) {
      const { is_available, seen: _, ...others } = looseObject(body)
      const onlySwitch = is_available !== undefined && Object.keys(others).length === 0
      return onlySwitch ? words.failedToSwitch : words.failedToUpdate
    },
    check,
  }
}

function removeMeaning(kind: Kind): OperationMeaning {
  return {
    title: () => kind.words.remove,
    detail: named,
    overlay: { resource: kind.resource, apply: applyRemove },
    // Its place, which the desk names by itself.
    ways: () => [],
    house: (current) => houseSays(kind, current),
    failed: kind.words.failedToDelete,
    check,
  }
}

function categoryMeaning({ place }: Kind, { resource }: CategoryKind): OperationMeaning {
  return {
    title: () => msg`Add Category`,
    detail: named,
    overlay: { resource, apply: applyCreate },
    ways: ({ id }) => [
      { kind: 'open', label: msg`Change it`, to: `${place.to}?category-change=${id}` },
    ],
    place,
    failed: msg`Failed to create category.`,
    check,
  }
}

/** Of one kind's routes; the service whose offer it is has them in its operations.ts. */
export const offerMeanings = (kind: Kind): Meanings => ({
  [kind.routes.create]: createMeaning(kind),
  [kind.routes.change]: changeMeaning(kind),
  [kind.routes.remove]: removeMeaning(kind),
  ...(kind.category && { [kind.category.create]: categoryMeaning(kind, kind.category) }),
})
