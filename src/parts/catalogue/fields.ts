import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Field } from './kind.ts'

/** Fields that kinds share. */

/** What it is called. */
export const nameField = (wrong: Field['label']): Field => ({
  name: 'name',
  type: 'text',
  label: msg`Name`,
  wrong,
  maxLength: 120,
  initial: '',
})

export const categoryField = (wrong: Field['label']): Field => ({
  name: 'category_id',
  type: 'category',
  label: msg`Category`,
  wrong,
  initial: '',
})

export const priceField = (name: string, label: Field['label'], wrong: Field['label']): Field => ({
  name,
  type: 'money',
  label,
  wrong,
  initial: '',
})

export const availableField: Field = {
  name: 'is_available',
  type: 'switch',
  label: msg`Available`,
  initial: true,
}

export const descriptionField = (maxLength: number): Field => ({
  name: 'description',
  type: 'area',
  label: msg`Description`,
  maxLength,
  initial: '',
})

/** @param maxLength of the description; left out: the kind has none */
export const translationsField = (maxLength?: number): Field => ({
  name: 'translations',
  type: 'translations',
  label: msg`In other languages`,
  ...(maxLength !== undefined && { maxLength }),
  initial: {},
})

/** What a choice is among, in the order of its words. */
export const choices = (labels: Readonly<Record<string, MessageDescriptor>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const loginFirst = msg`Please login first.`
export const availabilityFailed = msg`Failed to update availability.`
