import { plainDigits } from './plain-digits.ts'

/** Addresses of mail and phone links. Whatever a person typed stays one address or one number. */

export const mailTo = (email: string) =>
  `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`

export const callTo = (phone: string) => `tel:${plainDigits(phone).replaceAll(/[^+\d]/g, '')}`
