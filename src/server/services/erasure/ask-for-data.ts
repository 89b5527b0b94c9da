import { tableOf } from '#contract/services/index.ts'
import { askedForData, askForData as body } from '#contract/erasure.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { findByCode, guessKeys, partsOfCart } from '../cancellations/index.ts'
import { checkHourly, openTicket } from '../community/index.ts'

const PER_HOUR = 5

const subjects = {
  export: 'Asks for a copy of their data',
  erase: 'Asks for their data to be removed',
} as const

/**
 * POST /api/data-requests: a guest who shows a booking's code and its phone or e-mail asks for what
 * the house keeps of them, or to be erased. It opens a ticket with the booking's own contacts; an
 * admin decides, and nothing is sent to the contact that was typed.
 */
export const askForData = write({
  name: 'askForData',
  body,
  answer: askedForData,
  guesses: ({ body: { code }, address }) => guessKeys(code, address),
  async write(tx, { body: { code, contact, wish }, actor, now }) {
    const direct = await findByCode(tx.db, code, contact)
    // What was booked together has a code of its own; looked for whatever was found, for time's sake.
    const [part] = await partsOfCart(tx.db, code, contact)
    const found = direct ?? (part && (await findByCode(tx.db, part.code, contact)))
    if (found === undefined) return refuse('nothing_with_code')
    await checkHourly(tx, { actor, now }, 'askForData', PER_HOUR)
    const row = await tx.db
      .selectFrom(tableOf[found.kind] as 'hotel_bookings')
      .select(['customer_name', 'customer_phone', 'customer_email'])
      .where('id', '=', found.ids[0] ?? '')
      .executeTakeFirstOrThrow()
    const whose = {
      name: row.customer_name,
      email: row.customer_email ?? '',
      phone: row.customer_phone,
    }
    const asked = await tx.db
      .selectFrom('tickets')
      .select('id')
      .where('subject', '=', subjects[wish])
      .where('email', '=', whose.email)
      .where('name', '=', whose.name)
      // Somebody else of the same name asks for themselves.
      .where('phone', whose.phone === null ? 'is' : '=', whose.phone)
      .where('state', '!=', 'closed')
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (asked !== undefined) return { status: 200, body: { id: asked.id } }
    const { id, changes } = await openTicket(tx, {
      ...whose,
      subject: subjects[wish],
      message: `Asked on the site, with the code ${code} and the phone or e-mail of that booking. An admin does it under Customers, View/Edit.`,
    })
    return { status: 201, body: { id }, changes }
  },
})
