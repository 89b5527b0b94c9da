import { countryOf, type Country } from '#domain/countries.ts'
import { internationalPhone, isHomePhone } from '#domain/phone.ts'
import { coerceText, type Fields } from '#lib/coerce.ts'
import type { Store } from '../../db/store.ts'
import { settingsOf } from '../../house-settings.ts'
import { ProviderUnavailable, ProviderRefusal, type Order, type Provider } from '../provider.ts'
import { amountFor, parseStatus } from './answers.ts'
import { pesapalClient, type PesapalAccount } from './client.ts'
import { ipnRegistration } from './ipn.ts'

export interface PesapalOptions {
  account: PesapalAccount
  /** The public URL without a trailing slash. */
  publicUrl: string
  store: Store
  clock: () => Date
  /** How long an answer may take, ms. */
  timeoutMs?: number
}

export const IPN_PATH = '/pay/ipn'

/** Pesapal API 3.0. Its page also offers mobile money. */
export function pesapalProvider(parts: PesapalOptions): Provider {
  const { account, publicUrl, store } = parts
  const client = pesapalClient(parts)
  const ipn = ipnRegistration(store, client, account, publicUrl + IPN_PATH)

  async function submit(order: Order): Promise<Fields> {
    const country = countryOf(await settingsOf(store.db))
    return client.call('/api/Transactions/SubmitOrderRequest', {
      body: {
        id: order.reference,
        currency: order.currency,
        amount: amountFor(order.charged, order.currency),
        description: order.description.slice(0, 100),
        callback_url: publicUrl + order.returnPath,
        cancellation_url: `${publicUrl}${order.returnPath}?cancelled=1`,
        notification_id: await ipn.id(),
        billing_address: billingAddress(order, country),
      },
    })
  }

  return {
    name: 'pesapal',

    async start(order) {
      const answer = await submit(order).catch(async (error: unknown) => {
        const forgotten =
          error instanceof ProviderRefusal && /ipn|notification/i.test(error.code + error.words)
        if (!forgotten) throw error
        await ipn.forget()
        return await submit(order)
      })
      const reference = coerceText(answer.order_tracking_id)
      const redirectUrl = coerceText(answer.redirect_url)
      if (reference === '' || !/^https?:\/\//.test(redirectUrl)) {
        throw new ProviderUnavailable('Pesapal gave no page to pay at', { untouched: false })
      }
      return { reference, redirectUrl }
    },

    async status(reference) {
      const word = parseStatus(
        await client.call('/api/Transactions/GetTransactionStatus', {
          method: 'GET',
          query: { orderTrackingId: reference },
        }),
      )
      if (word !== null) return word
      throw new ProviderUnavailable('Pesapal says no state that we know', { untouched: false })
    },

    async abandon(reference) {
      await client.call('/api/Transactions/CancelOrder', {
        body: { order_tracking_id: reference },
      })
    },

    async refund({ confirmation, currency, charged, reason }) {
      if (confirmation === null) {
        return { taken: false, words: 'The payment has no confirmation code to refund by.' }
      }
      try {
        const answer = await client.call('/api/Transactions/RefundRequest', {
          body: {
            confirmation_code: confirmation,
            amount: amountFor(charged, currency).toFixed(2),
            username: 'imisozi',
            remarks: reason.slice(0, 100),
          },
        })
        const taken = coerceText(answer.status) === '200'
        return taken
          ? { taken, done: false, words: coerceText(answer.message) }
          : { taken, words: coerceText(answer.message) || 'Pesapal did not take it.' }
      } catch (error) {
        if (error instanceof ProviderRefusal) return { taken: false, words: error.words }
        throw error
      }
    },
  }
}

/** Phone or e-mail must be there; names are cut to the lengths of Pesapal's form. */
function billingAddress({ customer }: Order, country: Country) {
  const [first = '', ...rest] = customer.name.trim().split(/\s+/)
  const phone = customer.phone === null ? null : internationalPhone(customer.phone)
  return {
    email_address: customer.email ?? '',
    phone_number: phone ?? '',
    country_code: country !== 'other' && phone !== null && isHomePhone(phone) ? country : '',
    first_name: first.slice(0, 50),
    middle_name: '',
    last_name: rest.join(' ').slice(0, 50),
    line_1: '',
    line_2: '',
    city: '',
    state: '',
    postal_code: '',
    zip_code: '',
  }
}
