/** Addresses of mail and phone links. Whatever a person typed stays one address or one number. */

export const mailTo = (email: string) =>
  `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`

export const callTo = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
