import { CloseTheDay } from '#app/desk/day-close/close-day.tsx'
import { Complete } from '#app/desk/handover/complete.tsx'
import type { Shift } from '#app/desk/handover/use-shift.ts'
import { confirmChain, type Chain } from '#app/desk/new-stay/confirm.ts'
import { reservationChain } from '#app/desk/reserve/chain.ts'
import { newReservation } from '#app/desk/reserve/form.ts'
import { SendAgain } from '#app/desk/stays/history/send-again.tsx'
import { walkInChain } from '#app/desk/walk-in/chain.ts'
import { newWalkIn } from '#app/desk/walk-in/form.ts'
import type { Customer } from '#contract/customers.ts'
import { houseMoney } from '#domain/money.ts'
import { carKind } from '#features/cars/offer.ts'
import { emptyMessage, messageBody, messageFrom } from '#features/community/message-form.ts'
import { emptyReview, reviewBody, reviewFrom } from '#features/community/review-form.ts'
import { useGuestForm } from '#features/community/site/use-guest-form.ts'
import { CustomActions } from '#features/custom/desk/custom-actions.tsx'
import { OrderDialog } from '#features/custom/desk/manage/order-dialog.tsx'
import { ServiceDialog } from '#features/custom/desk/manage/service-dialog.tsx'
import { newService, useManagedServices } from '#features/custom/desk/manage/use-services.ts'
import { placeTitle } from '#features/custom/operations/titles.ts'
import { validUntil } from '#features/custom/operations/place.ts'
import { bodyOf as ownBody, customOrdersOf } from '#features/custom/site/form.ts'
import {
  likeReview,
  replyToReview,
  replyToTicket,
  resetConsent,
  revokeConsent,
  setTicket,
  showReview,
} from '#features/customers/actions.ts'
import { emptyCustomer } from '#features/customers/form.ts'
import { saveCustomer, setFlag } from '#features/customers/save.ts'
import * as bill from '#features/folio/desk/commands.ts'
import { ConsentForm } from '#features/house/site/consent-form.tsx'
import { useSetCondition } from '#features/housekeeping/desk/use-set-condition.ts'
import { laundryServiceKind } from '#features/laundry/offer.ts'
import { SettleButton } from '#features/parked/desk/settle-button.tsx'
import { stepPayment } from '#features/payments/desk/change.ts'
import { recordPayment } from '#features/payments/desk/record.ts'
import type { Money } from '#features/payments/money.ts'
import { payments } from '#features/payments/data.ts'
import { itemKind } from '#features/restaurant/offer.ts'
import { bookBody, bundleBody } from '#features/rooms/checkout/body.ts'
import { emptyForm as emptyStay, stayAsked } from '#features/rooms/checkout/form.ts'
import { bundleRequest, roomRequest } from '#features/rooms/checkout/request.ts'
import { bookingHere, type DeskBooking } from '#features/rooms/desk-booking.ts'
import { DeleteRoomDialog } from '#features/rooms/desk/manage/delete-dialog.tsx'
import { emptyRoom } from '#features/rooms/desk/manage/form.ts'
import { saveRoom } from '#features/rooms/desk/manage/save-room.ts'
import { useBookingStep, type WishedStep } from '#features/rooms/desk/use-booking-step.ts'
import { useSave } from '#features/settings/use-save.ts'
import { tourKind } from '#features/tours/offer.ts'
import { fallbackHouse } from '#offline/reads/house-query.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { CategoryDialog } from '#parts/desk/catalogue/category-dialog.tsx'
import { DeleteEntryDialog } from '#parts/desk/catalogue/delete-dialog.tsx'
import { formFrom } from '#parts/desk/catalogue/form.ts'
import { saveEntry } from '#parts/desk/catalogue/save-entry.ts'
import { useSend } from '#parts/request-form/use-send.ts'
import {
  desk,
  filledIn,
  guest,
  names,
  person,
  pressed,
  taken,
  within,
  ZONE,
  type Command,
  type Pressed,
} from './commands.tsx'
import { massage, ownOrder, paymentOn } from './house-rows.ts'
import type { RecordedDevice } from './recorded-device.ts'

/** Everything else that may wait on a device: the house's own services, rooms, bills, the offer, people. */

const nothing = () => undefined
const ID = '01980000-0000-7000-8000-000000000001'

/** A command that is a plain function of the app. */
const plain = (name: string, work: (device: RecordedDevice) => Promise<unknown>) =>
  desk(name, async (device) => {
    within(device)
    await work(device)
  })

const ownForms = customOrdersOf(massage)
const asked = { qty: 2, day: '2026-07-03', time: '15:00', until: null }

/** The house's own services: on the recorded device too. */
export const customCommands: Command[] = [
  guest('a guest orders a massage', (device) =>
    taken(device, useSend, ({ submit }) => {
      const form = { ...ownForms.empty, ...person, ...asked, notes: 'Not too strong' }
      const body = ownBody(form as never, { service: massage, asked, code: 'MASG3333' })
      const title = placeTitle(body, 'Massage')
      const until = validUntil(body, ZONE)
      const request = { route: 'placeCustomOrder', body, title, detail: 'Massage' } as const
      return submit({ ...request, validUntil: until }, names(1))
    }),
  ),
  desk('the desk orders a massage', (device) =>
    filledIn(
      device,
      (saved) => (
        <OrderDialog
          service={massage}
          today="2026-07-01"
          changing={null}
          onClose={nothing}
          onSaved={saved}
        />
      ),
      { Quantity: '2', Day: '2026-07-03', Time: '16:00', 'Guest name': 'Odile', Room: '4' },
      'Save',
    ),
  ),
  ...(
    [
      ['confirm', 'pending', ['Confirm']],
      ['complete', 'confirmed', ['Complete']],
      [
        'cancel',
        'pending',
        ['Cancel', { fields: { 'Reason for the guest': ' Ill ' }, button: 'Cancel order' }],
      ],
    ] as const
  ).map(([step, status, button]) => {
    const row = { ...ownOrder, status }
    return desk(
      `the desk's ${step} of an own order`,
      (device) => pressed(device, <CustomActions order={row as never} />, ...(button as Pressed)),
      row,
    )
  }),
  desk('an admin switches a service off', (device) =>
    taken(device, useManagedServices, ({ toggle }) => toggle(massage)),
  ),
]

const booking = (status: string): DeskBooking =>
  ({
    ...bookingHere(
      {
        id: 'stay',
        room_id: 'r1',
        source: 'desk',
        code: 'ROOM2222',
        at: '2026-06-20T08:00:00Z',
        schedule: { check_in: '2026-07-01', check_out: '2026-07-03' },
        guests: { adults: 2, children: 0 },
        customer: { name: 'Aline Mukamana', phone: '0788 123 456' },
      },
      160,
    ),
    version: 3,
    status,
    customer_email: 'aline@example.com',
  }) as DeskBooking

const money = houseMoney(fallbackHouse)
const pricing = {
  currency: 'USD',
  price_per_night: 80,
  base: 160,
  extras_total: 0,
  discount: 0,
  grand_total: 160,
} as never
const chain = (device: RecordedDevice, make: (actor: ReturnType<RecordedDevice['offline']['actor']>) => Chain) =>
  confirmChain(make(device.offline.actor()))

const steps: [WishedStep, string][] = [
  [{ step: 'approve' }, 'pending'],
  [{ step: 'check_in' }, 'approved'],
  [{ step: 'check_out', reason: 'Pays by transfer' }, 'active'],
  [{ step: 'no_show' }, 'approved'],
  [{ step: 'cancel', reason: ' Closed ' }, 'approved'],
  [
    {
      step: 'reschedule',
      check_in: '2026-07-02',
      check_out: '2026-07-05',
      room_id: 'r2',
      price: { seen: {}, keep: {} },
    } as never,
    'approved',
  ],
]

const rooms: Command[] = [
  guest('a guest books a room', (device) =>
    taken(device, useSend, ({ submit }) => {
      const form = { ...emptyStay, ...person, checkIn: '2026-07-10', checkOut: '2026-07-12' }
      const at = stayAsked(form, { capacity: 2 }, '2026-07-01')
      const body = bookBody(form, at, { roomId: 'r1', code: 'ROOM3333', pricing })
      return submit(roomRequest(body, 'Bisoke', ZONE), names(1))
    }),
  ),
  guest('a guest books several rooms', (device) =>
    taken(device, useSend, ({ submit }) => {
      const record = {
        room_ids: ['r1', 'r2'],
        check_in: '2026-07-10',
        check_out: '2026-07-12',
        adults: 4,
        per_night: 160,
        total: 320,
      }
      const body = bundleBody(record as never, person, 'BUND3333')
      return submit(bundleRequest(body, '104, 105', ZONE), names(1))
    }),
  ),
  plain('a walk-in who pays', (device) =>
    chain(device, (actor) =>
      walkInChain({
        form: { ...newWalkIn(), name: 'Odile', phone: '0788 999 888', nights: 2, paying: 'cash' },
        room: { id: 'r1', name: '104 Bisoke' },
        day: '2026-07-01',
        pricing,
        totalCents: 16_000,
        house: money,
        actor,
      }),
    ),
  ),
  plain('a reservation with a deposit', (device) =>
    chain(device, (actor) => {
      const form = {
        ...newReservation('2026-07-10'),
        name: 'Odile',
        deposit: 'cash',
        amount: '50',
        currency: 'USD',
      } as const
      const body = {
        code: form.code,
        rooms: [{ room_id: 'r1', adults: 2, children: 0 }],
        schedule: { check_in: '2026-07-10', check_out: '2026-07-11' },
        extras: { breakfast: false, airport_transfer: false, late_checkout: false },
        customer: { name: 'Odile', phone: '', email: null },
        confirm: true,
        pricing: { total: 80, currency: 'USD' },
        notes: null,
        source: 'desk',
      } as never
      return reservationChain(form, body, ['104'], { actor, money })
    }),
  ),
  ...steps.map(([wished, status]) =>
    desk(`the desk's ${wished.step} of a stay`, (device) =>
      taken(device, useBookingStep, (take) => take(booking(status), wished)),
    ),
  ),
  desk('a room was cleaned', (device) =>
    taken(device, useSetCondition, (set) =>
      set('r1', 'clean', '104 Bisoke', { condition: 'dirty', note: null }, 'Lamp is new'),
    ),
  ),
  plain('money is taken for a stay', () =>
    recordPayment(
      { kind: 'room', id: 'stay', code: 'ROOM2222', title: '104 Bisoke', customer: 'Aline' },
      {
        amount: 160,
        currency: 'USD',
        method: 'cash',
        status: 'paid',
        reference: null,
        notes: null,
        customer_name: 'Aline',
      },
    ),
  ),
  plain('money for a stay is marked as paid', () =>
    stepPayment(paymentOn('room', 'stay') as unknown as Money, 'pay'),
  ),
]

const stay = { id: 'stay', guest: 'Aline', roomNumber: '104' } as never
const bills: Command[] = [
  plain('a drink goes on the bill', () =>
    bill.addItem(stay, { title: 'Beer', amount: 3, qty: 2 } as never, ID),
  ),
  plain('a drink comes off the bill', () => bill.removeItem(stay, 'item', 'Beer')),
  plain('a debt is given up', () =>
    bill.writeOff(stay, { reason: 'Will not be paid', seen: { owed: 20 } } as never, ID),
  ),
  plain('a receipt is written', () =>
    bill.issueReceipt(
      stay,
      { code: 'RCPT3333', payer: 'Aline', payer_tax_number: null, lines: [], paid: 20, currency: 'USD' },
      [],
      ID,
    ),
  ),
  plain('a receipt is sent', () => bill.sendReceipt(stay, 'receipt', { to: 'aline@example.com' })),
  desk('a letter is sent again', (device) =>
    pressed(
      device,
      <SendAgain booking={booking('approved')} letterId="letter" name="Confirmation" waiting={[]} />,
      'Send again to aline@example.com: Confirmation',
    ),
  ),
  desk('the day is closed', (device) =>
    pressed(
      device,
      <CloseTheDay
        day="2026-06-30"
        shown={
          {
            from: 'device',
            figures: { movements: 3, dollars: { net: 120 } },
            close: null,
            waitingClose: null,
            waitingHere: 0,
          } as never
        }
        isToday={false}
      />,
      'Close the day',
      { fields: {}, button: 'Close the day' },
    ),
  ),
  desk('a till is counted', (device) => {
    const seen = { rows: [], asOf: null, from: 'house' }
    device.client.setQueryData(payments().queryKey, seen as never)
    const counts = listQuery({ resource: 'cash_counts', route: 'listCashCounts' })
    device.client.setQueryData(counts.queryKey, seen as never)
    const shift = {
      rows: [],
      entries: [],
      tally: { all: 1, there: 1, missing: [] },
      word: undefined,
      past: [],
      lastSeq: 0,
      opened: Date.now(),
      asking: false,
      askAgain: nothing,
    } as unknown as Shift
    return filledIn(
      device,
      (saved) => <Complete shift={shift} ticked={new Set()} done={false} onDone={saved} />,
      { 'Dollars at the start': '20', 'Dollars counted': '25', 'Why does': 'Change was given', 'Name of who': 'Eric' },
      'Hand over',
    )
  }),
]

/** Saves a new thing of the offer, and a change of one. */
const saving = (kind: Kind, words: object) =>
  (['creates', 'changes'] as const).map((does) =>
    plain(`an admin ${does} one of ${kind.resource}`, ({ offline }) => {
      const base = formFrom(kind, { name: 'Old', category_id: 'cat', ...words })
      const labels = { create: 'Add', update: () => 'Change' }
      const isNew = does === 'creates'
      return saveEntry(
        kind,
        {
          entryId: isNew ? null : 'thing',
          base,
          form: { ...base, name: 'New' },
          picture: null,
          removed: false,
          withdrawn: [],
          operationId: ID,
          removalId: ID,
          changing: null,
        },
        { outbox: offline.outbox, actor: offline.actor(), labels, done: nothing },
      )
    }),
  )

const offer: Command[] = [itemKind, laundryServiceKind, carKind, tourKind].flatMap((kind) => {
  const { category } = kind
  const thing = { id: 'thing', version: 3, operation_id: null, name: 'Old' }
  return [
    ...saving(kind, { price: 5, daily_rate: 60, plate: 'RAB 1', description: 'As ever' }),
    desk(`an admin deletes one of ${kind.resource}`, (device) =>
      pressed(
        device,
        <DeleteEntryDialog
          kind={kind}
          entry={thing as never}
          work={[]}
          onClose={nothing}
          onDeleted={nothing}
        />,
        'Delete',
      ),
    ),
    ...(category === null
      ? []
      : [null, { ...thing, position: 1 }].map((editing) =>
          desk(`an admin ${editing ? 'changes' : 'adds'} one of ${category.resource}`, (device) =>
            filledIn(
              device,
              (saved) => (
                <CategoryDialog
                  category={category}
                  changing={null}
                  editing={editing as never}
                  onClose={nothing}
                  onSaved={saved}
                />
              ),
              { Name: 'Breakfast' },
              'Save',
            ),
          ),
        )),
  ]
})

const room = { ...emptyRoom, number: '106', name: 'Muhabura', price: '45' }
const rest: Command[] = [
  desk('an admin adds a service', (device) =>
    filledIn(
      device,
      (saved) => (
        <ServiceDialog
          start={newService()}
          imagePath={null}
          work={[]}
          slugs={[]}
          taxes={[]}
          own="en"
          onClose={nothing}
          onSaved={saved}
        />
      ),
      { 'Name in English': 'Firewood', 'Name in French': 'Bois', 'Price in': '2.5' },
      'Save',
      true,
    ),
  ),
  ...([null, 'r1'] as const).map((roomId) =>
    plain(`an admin ${roomId ? 'changes' : 'adds'} a room`, ({ offline }) =>
      saveRoom(
        {
          roomId,
          base: roomId ? { ...room, price: '40' } : emptyRoom,
          form: room,
          pictures: [],
          removed: [],
          withdrawn: [],
          operationId: ID,
          changing: null,
        },
        { outbox: offline.outbox, actor: offline.actor(), done: nothing },
      ),
    ),
  ),
  desk('an admin deletes a room', (device) =>
    pressed(
      device,
      <DeleteRoomDialog
        room={{ id: 'r1', number: '104' } as never}
        work={[]}
        onClose={nothing}
        onDeleted={nothing}
      />,
      'Delete room',
    ),
  ),
  desk('an admin changes the settings', (device) =>
    taken(
      device,
      () => useSave({} as never, []),
      ({ send }) => send({ orgName: 'Ridge House', seen: { orgName: 'A house' } }),
    ),
  ),
  plain('a customer is added', () =>
    saveCustomer({
      customer: null,
      base: emptyCustomer,
      form: { ...emptyCustomer, name: 'Odile', email: 'odile@example.com' },
      operationId: ID,
      changing: null,
    }),
  ),
  plain('a customer is a VIP', () =>
    setFlag({ id: 'customer', name: 'Odile', vip: false } as Customer, 'vip'),
  ),
  plain('a review is hidden', () =>
    showReview({ id: 'review', customer: 'A', target: 'B', status: 'published' } as never, 'hidden'),
  ),
  plain('a review is liked', () =>
    likeReview({ id: 'review', customer: 'A', target: 'B' } as never),
  ),
  plain('a review is answered', () =>
    replyToReview({ id: 'review', customer: 'A', target: 'B' } as never, ' Thank you '),
  ),
  plain('a ticket is closed', () =>
    setTicket({ id: 'ticket', customer: 'A', subject: 'B', status: 'open' } as never, {
      status: 'closed',
    }),
  ),
  plain('a ticket is answered', () =>
    replyToTicket({ id: 'ticket', customer: 'A', subject: 'B' } as never, ' Soon '),
  ),
  plain('a consent is reset', () => resetConsent({ id: 'consent', device: 'A phone' } as never)),
  plain('a consent is revoked', () => revokeConsent({ id: 'consent', device: 'A phone' } as never)),
  desk('a colleague’s work is settled', (device) =>
    pressed(
      device,
      <SettleButton parked={{ id: 'parked' } as never} about={['Walk-in', 'Odile']} money={null} />,
      'Settle',
      { fields: { 'What was done about it': ' By phone ' }, button: 'Settle' },
    ),
  ),
  guest('a guest reviews', (device) =>
    taken(
      device,
      () => useGuestForm('postReview', 'review', emptyReview, reviewFrom),
      ({ send }) => {
        const form = { ...emptyReview, name: 'Aline', rating: 5, comment: 'Good', itemId: 'r1' }
        return send(reviewBody(form as never), { title: 'Your review', detail: 'Good' }, emptyReview)
      },
    ),
  ),
  guest('a guest writes to the house', (device) =>
    taken(
      device,
      () => useGuestForm('sendMessage', 'message', emptyMessage, messageFrom),
      ({ send }) => {
        const form = { ...emptyMessage, ...person, subject: 'Parking', message: 'Is there any?' }
        const words = { title: 'Message: Parking', detail: 'Is there any?' }
        return send(messageBody(form), words, emptyMessage)
      },
    ),
  ),
  guest('a guest agrees', (device) =>
    filledIn(device, () => <ConsentForm />, { Email: 'aline@example.com' }, 'Save my choice'),
  ),
]

export const houseCommands: readonly Command[] = [...customCommands, ...rooms, ...bills, ...offer, ...rest]
