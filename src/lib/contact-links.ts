/** Addresses of links that write or call: whatever a person typed stays one address, one number. */

export const mailTo = (email: string) =>
  `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`

export const callTo = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
