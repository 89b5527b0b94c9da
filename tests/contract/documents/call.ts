import { expect } from 'vitest'
import { fillPath, listRows } from '#contract/route.ts'
import type { Database } from '#server/db/schema.ts'
import type { Store } from '#server/db/store.ts'
import type { Answered, House } from '../http-house.ts'

/**
 * A call of the documents as a client sends it that knows nothing of ours: no key, no device, no
 * `seen`. `at`: document and section. `call`: as the documents write it.
 */
export interface Call {
  at: string
  call: string
  /** Sends it, with what it needs, and looks at what became of it in the store. */
  does(sent: Sent): Promise<void>
}

type Body = object | FormData

export interface Sent {
  house: House
  store: Store
  /** An admin's. */
  token: string
  /** The call with its parameters filled in; by staff alone where the documents send a token. */
  asGuest(params?: Record<string, string>, body?: Body): Promise<Answered>
  asDesk(params?: Record<string, string>, body?: Body): Promise<Answered>
  /** Any other call, which must go well. Answers its body. */
  made(call: string, body?: Body, token?: string): Promise<Record<string, unknown>>
  row(table: keyof Database, id: unknown): Promise<Record<string, unknown>>
}

/** A form as browsers send it. */
async function encoded(form: FormData) {
  const response = new Response(form)
  return {
    body: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}

async function ask(house: House, call: string, body?: Body, token?: string) {
  const [method = '', url = ''] = call.split(' ')
  return await house.ask(method as 'GET', url, {
    ...(token !== undefined && { token }),
    ...(body instanceof FormData ? await encoded(body) : body !== undefined && { body }),
  })
}

export function senderOf(house: House, token: string, call: string): Sent {
  const { store } = house
  const fill = (params?: Record<string, string>) => {
    const [method, path = ''] = call.split(' ')
    return `${method} ${fillPath(path, params)}`
  }
  return {
    house,
    store,
    token,
    asGuest: (params, body) => ask(house, fill(params), body),
    asDesk: (params, body) => ask(house, fill(params), body, token),
    async made(other, body, theirs) {
      const answer = await ask(house, other, body, theirs)
      expect(answer.status, `${other}: ${answer.text}`).toBeLessThan(300)
      return answer.body
    },
    async row(table, id) {
      const row = await store.db
        .selectFrom(table as 'rooms')
        .selectAll()
        .where('id', '=', String(id))
        .executeTakeFirst()
      return (row ?? {}) as unknown as Record<string, unknown>
    },
  }
}

/** It went well; answers the body. */
export function well(answer: Answered, status = 200): Record<string, unknown> {
  expect(answer.status, answer.text).toBe(status)
  return answer.body
}

/** The rows of a list, as the documents read them: bare, under `data` or under `data.data`. */
export function listed(answer: Answered): Record<string, unknown>[] {
  const rows = listRows(well(answer))
  expect(rows, answer.text).toBeDefined()
  return rows as Record<string, unknown>[]
}

export const customer = {
  name: 'Aline Mukamana',
  phone: '0788 123 456',
  email: 'aline@example.com',
}
export const flatCustomer = {
  customer_name: customer.name,
  customer_phone: customer.phone,
  customer_email: customer.email,
}
