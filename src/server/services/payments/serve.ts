import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { coerceObject, coerceText } from '#lib/coerce.ts'
import type { Context } from '../../pipeline/context.ts'
import { isUuid } from '#lib/uuid.ts'
import { refreshStatus, refreshStatusWithin } from './refresh-status.ts'
import { findPayment, type ProviderPayment } from './rows.ts'
import { IPN_PATH } from '../../payments/pesapal/provider.ts'
import { sandboxPages } from '../../payments/sandbox/serve.ts'

/** How long a returning browser waits for the provider, ms; the app goes on polling. */
const STATUS_TIMEOUT_MS = 6000

/**
 * What providers and payers call, outside the API: where the browser comes back to, a provider's
 * notifications, the sandbox's pages. Nothing that any of them says is believed: each is a reason
 * to ask the provider.
 */
export async function payRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => returnRoute(scope, context))
  const { name } = context.payments.provider
  if (name === 'pesapal') await app.register(async (scope) => ipnRoute(scope, context))
  if (name === 'sandbox') await app.register(async (scope) => sandboxPages(scope, context))
}

/** The browser returns from the provider: the status is refreshed, and the app shows it. */
function returnRoute(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { id: string } }>('/pay/return/:id', async (request, reply) => {
    const { id } = request.params
    reply.header('cache-control', 'no-store')
    if (!isUuid(id)) return reply.redirect('/', 302)
    const payment = await findPayment(context.store.db, id)
    if (payment !== undefined) await handleReturn(context, payment, request)
    // Relative: at the address by which the browser knows the house.
    return reply.redirect(`/paid/${id}`, 302)
  })
}

async function handleReturn(
  context: Context,
  payment: ProviderPayment,
  request: FastifyRequest,
): Promise<void> {
  const { tracking } = parseIpn(request.query)
  if (coerceObject(request.query).cancelled !== undefined && payment.status === 'pending') {
    await closePage(context, payment)
  }
  await refreshStatusWithin(context, payment, tracking, STATUS_TIMEOUT_MS)
}

/** The guest left the provider's page: it can be closed. */
async function closePage({ payments, log }: Context, payment: ProviderPayment): Promise<void> {
  if (payment.provider_reference === null) return
  try {
    await payments.byName(payment.provider)?.abandon(payment.provider_reference)
  } catch (error) {
    log.warn({ err: error }, 'a payment that was cancelled could not be closed')
  }
}

/** Pesapal's IPN, by GET or POST: it names a transaction, and nothing else. */
function ipnRoute(app: FastifyInstance, context: Context): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
  )
  app.route({
    method: ['GET', 'POST'],
    url: IPN_PATH,
    exposeHeadRoute: false,
    bodyLimit: 4096,
    async handler(request, reply) {
      const notification = parseIpn({
        ...coerceObject(request.query),
        ...coerceObject(request.body),
      })
      const updated = await handleIpn(context, notification)
      return answerIpn(reply, notification, updated)
    },
  })
}

interface IpnNotification {
  tracking: string | null
  merchant: string | null
  type: string
}

function parseIpn(values: unknown): IpnNotification {
  const fields = coerceObject(values)
  const one = (name: string) =>
    coerceText(fields[name] ?? fields[`${name[0]?.toLowerCase()}${name.slice(1)}`]).slice(0, 100)
  return {
    tracking: one('OrderTrackingId') || null,
    merchant: one('OrderMerchantReference') || null,
    type: one('OrderNotificationType') || 'IPNCHANGE',
  }
}

/** False asks Pesapal to send the notification again. */
async function handleIpn(
  context: Context,
  { tracking, merchant }: IpnNotification,
): Promise<boolean> {
  const { db } = context.store
  const all = db.selectFrom('provider_payments').selectAll().where('provider', '=', 'pesapal')
  const byTracking =
    tracking === null
      ? undefined
      : await all.where('provider_reference', '=', tracking).executeTakeFirst()
  if (byTracking !== undefined) return refreshStatus(context, byTracking)
  const byMerchant =
    merchant === null
      ? undefined
      : await all.where('merchant_reference', '=', merchant).executeTakeFirst()
  return byMerchant === undefined || refreshStatus(context, byMerchant, tracking)
}

function answerIpn(
  reply: FastifyReply,
  { tracking, merchant, type }: IpnNotification,
  updated: boolean,
) {
  reply.header('cache-control', 'no-store')
  return reply.send({
    orderNotificationType: type,
    orderTrackingId: tracking ?? '',
    orderMerchantReference: merchant ?? '',
    status: updated ? 200 : 500,
  })
}
