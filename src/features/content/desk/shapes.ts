import type { MessageDescriptor } from '@lingui/core'

/** How a part of the document is edited and shown: data, drawn by one form and one preview. */
export type Shape =
  | { kind: 'texts'; limit: number; long?: boolean }
  | { kind: 'text'; limit: number }
  | { kind: 'choice'; options: readonly { value: string; label: MessageDescriptor }[] }
  | { kind: 'flag' }
  | { kind: 'picture' }
  | { kind: 'link' }
  | { kind: 'slug' }
  | { kind: 'number' }
  /** Latitude and longitude of the record that it stands in, typed as one text. */
  | { kind: 'spot' }
  | RecordShape
  | ListShape

export interface Named {
  label: MessageDescriptor
  hint?: MessageDescriptor
  shape: Shape
}

export interface RecordShape {
  kind: 'record'
  fields: Readonly<Record<string, Named>>
}

export interface ListShape {
  kind: 'list'
  of: Shape
  most: number
  /** What a new one is. */
  fresh: unknown
  /** What one of it is called: "question". */
  one: MessageDescriptor
}
