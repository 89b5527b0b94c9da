import { DatabaseSync } from 'node:sqlite'
import fastify from 'fastify'
import { Pool } from 'pg'
import * as z from 'zod/mini'
import { placeOrder } from '#contract/restaurant.ts'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'

/**
 * What an order costs at the least: Fastify, the same body checked by the same schema, and one durable
 * transaction that keeps the order and the answer under its key. No prices, limits, audit, numbers,
 * changes for devices or search. Started by orders.ts as a process of its own, as the house is.
 */
const { PORT, DATA_FILE, DATABASE_URL } = process.env

interface Row {
  key: string
  id: string
  code: string
  body: string
  answer: string
}

type Keep = (row: Row) => Promise<string>

const tables = `
  create table if not exists orders (id text primary key, code text unique, body text, at text);
  create table if not exists operations (key text primary key, answer text not null)`
const [insertOrder, insertAnswer] = [
  'insert into orders (id, code, body, at) values (?, ?, ?, ?)',
  'insert into operations (key, answer) values (?, ?)',
]

function inSqlite(file: string): Keep {
  const db = new DatabaseSync(file)
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; ${tables}`)
  const known = db.prepare('select answer from operations where key = ?')
  const [order, operation] = [db.prepare(insertOrder), db.prepare(insertAnswer)]
  return async ({ key, id, code, body, answer }) => {
    const before = known.get(key)
    if (before !== undefined) return String(before.answer)
    db.exec('begin immediate')
    order.run(id, code, body, new Date().toISOString())
    operation.run(key, answer)
    db.exec('commit')
    return answer
  }
}

async function inPostgres(connectionString: string): Promise<Keep> {
  const pool = new Pool({ connectionString, max: 16 })
  await pool.query(tables)
  const numbered = (sql: string) => {
    let at = 0
    return sql.replaceAll('?', () => `$${(at += 1)}`)
  }
  return async ({ key, id, code, body, answer }) => {
    const client = await pool.connect()
    try {
      const text = 'select answer from operations where key = $1'
      const known = await client.query({ name: 'known', text, values: [key] })
      if (known.rows[0]) return (known.rows[0] as { answer: string }).answer
      await client.query('begin')
      const values = [id, code, body, new Date().toISOString()]
      await client.query({ name: 'order', text: numbered(insertOrder), values })
      const kept = { name: 'answer', text: numbered(insertAnswer), values: [key, answer] }
      await client.query(kept)
      await client.query('commit')
      return answer
    } finally {
      client.release()
    }
  }
}

const keep = DATABASE_URL ? await inPostgres(DATABASE_URL) : inSqlite(DATA_FILE ?? 'bare.db')
const app = fastify()
app.post('/api/restaurant/orders', async (request, reply) => {
  const order = z.parse(placeOrder, request.body)
  const id = uuidv7()
  const answer = JSON.stringify({ id, order_id: id, order: { ...order, id, status: 'pending' } })
  const key = String(request.headers['idempotency-key'])
  const code = order.code ?? newCode()
  const kept = await keep({ key, id, code, body: JSON.stringify(order), answer })
  return reply.code(201).type('application/json').send(kept)
})
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
