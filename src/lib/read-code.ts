import { CODE_LETTERS } from './code.ts'

/** A code as we write it, however it was typed: `h7km-pq2z` -> `H7KMPQ2Z`. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
}

/** Whether a tidied text can be a code. */
export const isCode = (code: string) =>
  code.length === 8 && [...code].every((letter) => CODE_LETTERS.includes(letter))
