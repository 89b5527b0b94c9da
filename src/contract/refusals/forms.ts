import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** Of a body that does not fit its schema, and of its fields. */
export const ofForms = {
  data_invalid: { code: 'validation', ...msg({ message: 'The given data was invalid.' }) },
  validation_failed: { code: 'validation', ...msg({ message: 'Validation failed' }) },
  required: { code: 'validation', ...msg({ message: 'This field is required.' }) },
  too_short: {
    code: 'validation',
    ...msg({ message: 'Must be at least {minimum} characters long.' }),
  },
  too_long: {
    code: 'validation',
    ...msg({ message: 'May be at most {maximum} characters long.' }),
  },
  too_few: { code: 'validation', ...msg({ message: 'Must be at least {minimum} entries long.' }) },
  too_many: { code: 'validation', ...msg({ message: 'May be at most {maximum} entries long.' }) },
  too_small: { code: 'validation', ...msg({ message: 'Must be at least {minimum}.' }) },
  too_big: { code: 'validation', ...msg({ message: 'May be at most {maximum}.' }) },
  not_whole: { code: 'validation', ...msg({ message: 'Must be a whole number.' }) },
  wrong_type: { code: 'validation', ...msg({ message: 'Must be of type {type}.' }) },
  not_one_of: { code: 'validation', ...msg({ message: 'Must be one of: {values}.' }) },
  not_an_email: { code: 'validation', ...msg({ message: 'Must be a valid e-mail address.' }) },
  not_a_phone: { code: 'validation', ...msg({ message: 'Must be a valid phone number.' }) },
  wrong_format: { code: 'validation', ...msg({ message: 'Has the wrong format.' }) },
  not_valid: { code: 'validation', ...msg({ message: 'Is not valid.' }) },
} as const satisfies Record<string, RefusalKind>
