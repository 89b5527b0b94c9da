import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** Of a body that does not fit its schema, and of its fields. */
export const ofForms = {
  ...refusedAs('validation', {
    data_invalid: msg({ message: 'The given data was invalid.' }),
    validation_failed: msg({ message: 'Validation failed' }),
    required: msg({ message: 'This field is required.' }),
    too_short: msg({ message: 'Must be at least {minimum} characters long.' }),
    too_long: msg({ message: 'May be at most {maximum} characters long.' }),
    too_few: msg({ message: 'Must be at least {minimum} entries long.' }),
    too_many: msg({ message: 'May be at most {maximum} entries long.' }),
    too_small: msg({ message: 'Must be at least {minimum}.' }),
    too_big: msg({ message: 'May be at most {maximum}.' }),
    not_whole: msg({ message: 'Must be a whole number.' }),
    wrong_type: msg({ message: 'Must be of type {type}.' }),
    not_one_of: msg({ message: 'Must be one of: {values}.' }),
    not_an_email: msg({ message: 'Must be a valid e-mail address.' }),
    not_a_phone: msg({ message: 'Must be a valid phone number.' }),
    wrong_format: msg({ message: 'Has the wrong format.' }),
    not_valid: msg({ message: 'Is not valid.' }),
  }),
}
