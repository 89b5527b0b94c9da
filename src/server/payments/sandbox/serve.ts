import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayIn } from '#domain/days.ts'
import type { Context } from '../../pipeline/context.ts'
import { settingsOf } from '../../house-settings.ts'
import type { OrderItem } from '../provider.ts'
import { readCard, type CardForm, type Outcome } from './cards.ts'
import { isFont, readFont } from './fonts.ts'
import { payPage, settledPage, unknownPage, type PaymentView } from './page.ts'
import { pageOf, SLOW_MS, type SandboxRow } from './provider.ts'
import { style, STYLE_PATH } from './style.ts'
import { languageFor } from './texts.ts'

/** The form sends a few dozen bytes. */
const FORM_BYTES = 4096

/** `lang`: in which the site is read. */
type WithToken = { Params: { token: string }; Querystring: { lang?: string | string[] } }

/**
 * The payment page at /pay/sandbox/{token}. Card data is not stored, only the outcome and a masked
 * reference.
 */
export function sandboxPages(app: FastifyInstance, { store, now }: Context): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, text, done) => done(null, new URLSearchParams(text)),
  )

  app.get(STYLE_PATH, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('text/css; charset=utf-8').send(style)
  })

  app.get<{ Params: { font: string } }>('/pay/fonts/:font.woff2', async (request, reply) => {
    const { font } = request.params
    const file = isFont(font) ? readFont(font) : null
    if (file === null) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('font/woff2').send(file)
  })

  app.get<WithToken>('/pay/sandbox/:token', async (request, reply) => {
    const payment = await find(request)
    if (payment === undefined) return sendPage(reply, 404, unknownPage(await frame(request)))
    const shown = await viewOf(request, payment)
    const settled = outcomeOf(payment)
    return sendPage(reply, 200, settled === null ? payPage(shown) : settledPage(shown, settled))
  })

  app.post<WithToken>('/pay/sandbox/:token', async (request, reply) => {
    const payment = await find(request)
    if (payment === undefined) return sendPage(reply, 404, unknownPage(await frame(request)))
    const form = formOf(request.body)
    if (form.action === 'cancel') return await settle(reply, payment, 'cancelled', null)
    const { timezone } = await settingsOf(store.db)
    const { card, errors } = readCard(form, dayIn(timezone, now()))
    if (card !== null) return await settle(reply, payment, card.outcome, card.masked)
    const settled = outcomeOf(payment)
    const shown = await viewOf(request, payment)
    if (settled !== null) return sendPage(reply, 200, settledPage(shown, settled))
    return sendPage(reply, 422, payPage(shown, errors, form))
  })

  async function find(request: FastifyRequest<WithToken>): Promise<SandboxRow | undefined> {
    return await store.db
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('id', '=', request.params.token)
      .executeTakeFirst()
  }

  async function frame({ query, headers }: FastifyRequest<WithToken>) {
    const { name } = await settingsOf(store.db)
    const asked = [query.lang, headers['accept-language']].filter(Boolean).join()
    return { language: languageFor(asked), houseName: name }
  }

  async function viewOf(
    request: FastifyRequest<WithToken>,
    payment: SandboxRow,
  ): Promise<PaymentView> {
    const shown = await frame(request)
    return {
      ...shown,
      action: `${pageOf(payment.id)}?lang=${shown.language}`,
      items: JSON.parse(payment.items) as OrderItem[],
      currency: payment.currency,
      charged: payment.charged,
      returnPath: payment.return_path,
    }
  }

  /** The first result counts; sending again leads to it. */
  async function settle(
    reply: FastifyReply,
    { id, return_path }: SandboxRow,
    outcome: Outcome,
    card: string | null,
  ): Promise<FastifyReply> {
    const at = now()
    await store.transaction(async (tx) => {
      const row = await tx.lock('sandbox_payments', id)
      if (row?.state !== 'open') return
      const ready_at = outcome === 'slow' ? new Date(at.getTime() + SLOW_MS).toISOString() : null
      await tx.update('sandbox_payments', id, { state: outcome, ready_at, card })
    })
    reply.header('cache-control', 'no-store')
    return reply.redirect(return_path, 303)
  }
}

function outcomeOf({ state }: SandboxRow): Outcome | null {
  return state === 'open' ? null : (state as Outcome)
}

function formOf(body: unknown): CardForm & { action: string } {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams()
  const one = (name: string, limit: number) => (fields.get(name) ?? '').slice(0, limit)
  return {
    action: one('action', 10),
    number: one('number', 40),
    name: one('name', 80),
    expiry: one('expiry', 10),
    cvc: one('cvc', 8),
  }
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  reply.header('cache-control', 'no-store')
  return reply.code(status).type('text/html; charset=utf-8').send(html)
}
