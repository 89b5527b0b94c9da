import { createServer } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net'
import type { NoticeKind } from '#server/db/schema.ts'
import type { Store } from '#server/db/store.ts'
import type { Envelope, Letter, SendError } from '#server/notices/mail.ts'
import { noticesJob, type NoticeChannels } from '#server/notices/send.ts'
import { composers } from '#server/services/notices.ts'
import type { House } from './http-house.ts'

/** A post office that keeps what it is given, and fails when told to. */
export function post(changes: Partial<NoticeChannels> = {}) {
  const letters: (Letter & Envelope)[] = []
  const texts: { to: string; text: string }[] = []
  const troubles: { mail?: SendError | Error; sms?: SendError } = {}
  const warnings: string[] = []
  const ways: NoticeChannels = {
    composers,
    mailer: {
      async send(letter, envelope) {
        if (troubles.mail) throw troubles.mail
        letters.push({ ...letter, ...envelope })
      },
    },
    hasMailServer: true,
    smsSender: {
      async send(to, text) {
        if (troubles.sms) throw troubles.sms
        texts.push({ to, text })
      },
    },
    publicUrl: 'https://house.example.com',
    mailFrom: null,
    warn: (facts) => void warnings.push(JSON.stringify(facts)),
    ...changes,
  }
  return { ways, letters, texts, troubles, warnings }
}

/** Sends all that is due at the house's time. */
export async function sendDue(house: House, ways: NoticeChannels): Promise<void> {
  const job = noticesJob(house.store, ways, () => house.now)
  await job.run(house.now, new AbortController().signal)
}

export const noticesFor = (store: Store, kind: NoticeKind, dedupe?: string) =>
  store.db
    .selectFrom('notices')
    .selectAll()
    .where('kind', '=', kind)
    .$if(dedupe !== undefined, (query) => query.where('dedupe', '=', dedupe ?? ''))
    .orderBy('id')
    .execute()

/** A mail server that takes, refuses, or hangs up at a point of the conversation. */
export async function mailServer() {
  const state = {
    received: [] as string[],
    /** What RCPT TO is answered. */
    recipient: '250 ok',
    /** Takes the letter and then says nothing: the answer was lost. */
    hangUpAfterData: false,
  }
  const sockets = new Set<Socket>()
  const server = createSocketServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let data: string | null = null
    let rest = ''
    socket.write('220 mail.example.com\r\n')
    socket.on('data', (bytes) => {
      rest += bytes.toString()
      for (;;) {
        const end = rest.indexOf('\r\n')
        if (end < 0) return
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (data !== null) {
          if (line !== '.') {
            data += `${line}\r\n`
            continue
          }
          state.received.push(data)
          data = null
          if (state.hangUpAfterData) return void socket.destroy()
          socket.write('250 taken\r\n')
        } else if (/^DATA/i.test(line)) {
          data = ''
          socket.write('354 go on\r\n')
        } else if (/^RCPT/i.test(line)) socket.write(`${state.recipient}\r\n`)
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => server.close(done))
  }
  return Object.assign(state, { url: `smtp://127.0.0.1:${port}`, close })
}

/** What the SMS provider's own server would do. */
export async function smsServer() {
  const state = {
    requests: [] as { path: string; apiKey: unknown; form: Record<string, string> }[],
    status: 201,
    recipients: [{ statusCode: 101, status: 'Success' }] as unknown[],
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (bytes: Buffer) => (body += bytes.toString()))
    request.on('end', () => {
      state.requests.push({
        path: `${request.method} ${request.url}`,
        apiKey: request.headers['apikey'],
        form: Object.fromEntries(new URLSearchParams(body)),
      })
      response.writeHead(state.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ SMSMessageData: { Recipients: state.recipients } }))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((done) => server.close(done))
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, close })
}
