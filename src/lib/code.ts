/**
 * A short code a person can read out over a bad line: 8 of 30 letters and digits without the
 * look-alikes 0 O, 1 I L and U (39 bits of chance).
 */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export function newCode(): string {
  let code = ''
  while (code.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // 240 is the largest multiple of 30 in a byte: above it, letters would not be equally likely.
      if (byte < 240 && code.length < 8) code += CODE_LETTERS[byte % 30]
    }
  }
  return code
}
