/**
 * What everybody can read: digits as an Arabic or Persian keyboard writes them in ours (`٠٧` is `07`), and
 * none of the marks that come along, unseen, when a number is copied from a phone's contacts.
 */
export const plainDigits = (text: string) =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replaceAll(/\p{Cf}/gu, '')
