/**
 * Why a reported operation cannot be carried out by a colleague: its reporter may not send it; no
 * operation of this contract; its body does not fit; too large; it names the row of an operation
 * that its device has yet to send.
 */
export const notExecutable = [
  'forbidden',
  'another_version',
  'not_readable',
  'too_large',
  'follows',
] as const

export type NotExecutable = (typeof notExecutable)[number]
