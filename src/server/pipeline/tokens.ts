import { createHash, randomBytes } from 'node:crypto'

/** Opaque tokens: 32 random bytes for the device; the server stores their SHA-256. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
