/**
 * UUID version 7 (RFC 9562): 48 bits of milliseconds, then random bits, so that ids sort by the
 * time they were made. Within one millisecond a counter keeps the order of one maker.
 */
let lastTime = 0
let counter = 0

export function uuidv7(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  if (now <= lastTime) {
    counter += 1
    // 12 bits in a millisecond; more than that borrows from the next.
    if (counter > 0xfff) {
      lastTime += 1
      counter = 0
    }
  } else {
    lastTime = now
    counter = 0
  }
  const time = BigInt(lastTime)
  for (let at = 0; at < 6; at += 1) bytes[at] = Number((time >> BigInt(40 - at * 8)) & 0xffn)
  bytes[6] = 0x70 | (counter >> 8)
  bytes[7] = counter & 0xff
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export function isUuid(text: string): boolean {
  return uuid.test(text)
}
