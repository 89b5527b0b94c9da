import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { encryptWith } from './encrypted.ts'

it('asks whoever guesses the passphrase for 64 MB and two rounds each time', async () => {
  const shut = await buffer(
    Readable.from([Buffer.from('rows')]).compose(encryptWith('nine herons')),
  )
  const line = JSON.parse(shut.subarray(0, shut.indexOf('\n')).toString()) as object
  expect(line).toMatchObject({ kdf: 'scrypt', n: 65_536, r: 8, p: 2 })
  expect(shut.toString('latin1')).not.toContain('rows')
})
