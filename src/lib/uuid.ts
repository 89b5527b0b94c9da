const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * UUID version 7 (RFC 9562): 48 bits of milliseconds, then random bits, so that ids sort by the
 * time they were made. Within one millisecond a counter keeps the order of one maker.
 */
let lastTime = 0
let counter = 0

export function uuidv7(now: number = Date.now()): string {
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
  const time = lastTime.toString(16).padStart(12, '0')
  const tail = randomTail()
  const inMs = (0x7000 | counter).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-${inMs}-${tail.slice(0, 4)}-${tail.slice(4)}`
}

/** To ask for a few random bytes takes as long as to ask for many. */
const random = new Uint8Array(512)
let used = random.length

/** The last 64 bits in hex: `10`, then chance. */
function randomTail(): string {
  if (used === random.length) {
    crypto.getRandomValues(random)
    used = 0
  }
  let hex = ''
  for (const end = used + 8; used < end; used += 1) {
    hex += HEX[hex === '' ? 0x80 | ((random[used] ?? 0) & 0x3f) : (random[used] ?? 0)]
  }
  return hex
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export function isUuid(text: string): boolean {
  return uuid.test(text)
}
