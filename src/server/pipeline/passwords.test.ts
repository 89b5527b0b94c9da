import { describe, expect, it } from 'vitest'
import { hashPassword, verifyDecoy, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  it('knows its own and no other', async () => {
    const stored = await hashPassword('ibirunga 7')
    expect(await verifyPassword('ibirunga 7', stored)).toBe(true)
    expect(await verifyPassword('ibirunga 8', stored)).toBe(false)
    expect(await verifyPassword('', stored)).toBe(false)
  })

  it('salts, and keeps its parameters in the hash', async () => {
    const [one, two] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(one).not.toBe(two)
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect(one).not.toContain('same')
  })

  it('takes an accent however it was composed', async () => {
    expect(await verifyPassword('Be\u0301atrice', await hashPassword('B\u00e9atrice'))).toBe(true)
  })

  it.each([
    '',
    'plain',
    '$scrypt$ln=15,r=8,p=3$$',
    '$scrypt$ln=40,r=8,p=1$YQ$YQ',
    '$scrypt$ln=1,r=1,p=1$YQ$YQ',
  ])('matches nothing with a bad hash: %s', async (stored) => {
    expect(await verifyPassword('x', stored)).toBe(false)
    expect(await verifyPassword('', stored)).toBe(false)
  })

  it('never agrees for nobody', async () => {
    expect(await verifyDecoy('anything')).toBe(false)
  })
})
