import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { toErrorResponse } from './error-response.ts'

it.each([
  ['hangs up', (socket: { destroy(): unknown }) => void socket.destroy()],
  ['says nothing', () => {}],
])('a store that %s is one that does not answer just now, and no fault of ours', async (_, on) => {
  const server = createServer(on)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 })
  const error: unknown = await pool.connect().catch((reason: unknown) => reason)
  expect(toErrorResponse(error)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  await pool.end()
  server.close()
})
