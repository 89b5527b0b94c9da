import type { MessageDescriptor } from '@lingui/core'
import type { CategoryTable, OfferTable } from '#contract/services/index.ts'
import type { Translations } from '#domain/texts.ts'
import type { QueuedRouteName, RouteName } from '#contract/routes.ts'
import type { Place } from '#offline/operation-descriptor.ts'

/**
 * What staff keep of the house's offer, described once for each kind, as at the house
 * (server/services/catalogue): its fields, its routes, its words. Each service has its own in offer.ts. List, dialog, overlay and queued
 * writes are the same for all of them.
 */

/** A field of the wire as it stands in the dialog (spec 3 §3, §5, §9). */
export interface Field {
  name: string
  type:
    | 'text'
    | 'area'
    | 'time'
    | 'money'
    | 'whole'
    | 'choice'
    | 'switch'
    | 'category'
    | 'translations'
  label: MessageDescriptor
  hint?: MessageDescriptor
  /** The documents' words where what was typed does not fit; absent: it may be left empty. */
  wrong?: MessageDescriptor
  /** Of a whole number; of money it is above 0. */
  min?: number
  max?: number
  maxLength?: number
  options?: readonly { value: string; label: MessageDescriptor }[]
  /** What a new one has at first. */
  initial: string | boolean | Translations
  /** Chosen once, when it is made (spec 3 §5). */
  fixed?: true
}

/** The things of a kind that one choice groups: menu categories and the like. */
export interface CategoryKind {
  resource: CategoryTable
  list: RouteName
  create: QueuedRouteName
  change: QueuedRouteName
  hasPosition: boolean
  failedToLoad: MessageDescriptor
}

export interface Kind {
  resource: OfferTable
  routes: { create: QueuedRouteName; change: QueuedRouteName; remove: QueuedRouteName }
  /** The desk's screen of this kind. */
  place: Place
  /** Why one of them could not be had, said to a colleague, by the codes that this kind alone has. */
  refusals?: Readonly<Record<string, MessageDescriptor>>
  fields: readonly Field[]
  category: CategoryKind | null
  /** Whether the category stands in the address, `{id}`, of the list and of a new one, and in no body. */
  categoryInPath?: true
  labels: KindLabels
}

export interface KindLabels {
  add: MessageDescriptor
  edit: MessageDescriptor
  remove: MessageDescriptor
  /** What its waiting operations are called. */
  change: MessageDescriptor
  addPicture: MessageDescriptor
  removePicture: MessageDescriptor
  /** What deleting means to guests and to what there is of it. */
  removing: MessageDescriptor
  created: MessageDescriptor
  updated: MessageDescriptor
  deleted: MessageDescriptor
  failedToLoad: MessageDescriptor
  failedToCreate: MessageDescriptor
  failedToUpdate: MessageDescriptor
  failedToDelete: MessageDescriptor
  failedToSwitch: MessageDescriptor
  /** Where nobody is signed in any more. */
  signIn: MessageDescriptor
}
