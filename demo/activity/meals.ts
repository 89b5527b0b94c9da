import type { Database } from '#server/db/schema.ts'
import type { Dated, Plain } from '../rows.ts'
import type { Stay } from './stays.ts'
import type { World } from './world.ts'
import type { Guest } from './contact.ts'
import { addDays, minutesOf, timeIn } from '#domain/days.ts'
import { orderTotals } from '#domain/restaurant.ts'
import { items } from '../menu.ts'
import { staff } from '../people.ts'
import { between, oneOf } from '../random.ts'
import { rooms } from '../rooms.ts'
import { timezone } from '../rows.ts'
import { codeFrom, futureDays, madeAt, pastDays, quarterBetween, timeOf } from './world.ts'

type Meal = Dated<'restaurant_orders'>
type MealLine = Database['restaurant_order_items']

interface Wish {
  day: string
  time: string
  status: string
}

/** Restaurant orders of all days in all states, numbered by the time they came in. */
export function meals(
  world: World,
  guests: readonly Guest[],
  made: readonly Stay[],
): { orders: Meal[]; lines: MealLine[] } {
  const drafts = wishes(world)
    .map((wish) => order(world, wish, guests, made))
    .toSorted((a, b) => a.order.created_at.localeCompare(b.order.created_at))
  const orders = drafts.map(({ order: draft }, index) => ({
    ...draft,
    id: `order-${index + 1}`,
    number: 1001 + index,
  }))
  const lines = drafts.flatMap(({ lines: list }, index) =>
    list.map((line) => ({ ...line, order_id: `order-${index + 1}` })),
  )
  return { orders, lines }
}

function wishes(world: World): Wish[] {
  const { random, today } = world
  const list: Wish[] = []
  for (let offset = -pastDays; offset < 0; offset += 1) {
    for (let left = between(random, 3, 8); left > 0; left -= 1) {
      const status = random() < 0.06 ? 'cancelled' : 'completed'
      list.push({ day: addDays(today, offset), time: mealTime(world), status })
    }
  }
  list.push(...wishesOfToday(world))
  for (let offset = 1; offset < Math.min(5, futureDays); offset += 1) {
    for (let left = between(random, 0, 3); left > 0; left -= 1) {
      const status = random() < 0.5 ? 'pending' : 'accepted'
      list.push({ day: addDays(today, offset), time: mealTime(world), status })
    }
  }
  return list
}

/** A kitchen at work: minutes from now at which orders in each state are wished for. */
const atWork: readonly (readonly [minutes: number, status: string])[] = [
  [-240, 'completed'],
  [-200, 'completed'],
  [-170, 'cancelled'],
  [-120, 'completed'],
  [-45, 'delivered'],
  [-20, 'delivered'],
  [-5, 'ready'],
  [5, 'ready'],
  [20, 'preparing'],
  [30, 'preparing'],
  [45, 'accepted'],
  [75, 'accepted'],
  [90, 'pending'],
  [120, 'pending'],
  [150, 'pending'],
  [210, 'pending'],
]

function wishesOfToday({ now, today }: World): Wish[] {
  const clock = minutesOf(timeIn(timezone, new Date(now)))
  return atWork.map(([minutes, status]) => {
    const wished = Math.round((clock + minutes) / 5) * 5
    return { day: today, time: timeOf(Math.min(Math.max(wished, 7 * 60), 21 * 60 + 45)), status }
  })
}

const mealTime = ({ random }: World) =>
  random() < 0.3
    ? quarterBetween(random, 7, 9)
    : random() < 0.4
      ? quarterBetween(random, 12, 14)
      : quarterBetween(random, 18, 21)

function order(world: World, wish: Wish, guests: readonly Guest[], made: readonly Stay[]) {
  const { random } = world
  const inHouse = made.filter(
    (stay) =>
      ['active', 'completed'].includes(stay.status) &&
      stay.check_in <= wish.day &&
      wish.day < stay.check_out,
  )
  const stay = inHouse.length > 0 && random() < 0.6 ? oneOf(random, inHouse) : undefined
  const guest = guests.find((one) => one.id === stay?.customer_id) ?? oneOf(random, guests)
  const room = rooms.find((one) => one.id === stay?.room_id)
  const toRoom = room !== undefined && random() < 0.6
  const party = between(random, 1, 4)
  const list = linesFor(world, wish.time, party)
  const promo = random() < 0.08 ? 'DEMO' : null
  const method = toRoom ? 'room' : random() < 0.3 ? 'card' : 'cash'
  const settled = wish.status === 'completed' && (!toRoom || stay?.status === 'completed')
  const paid = settled || (method === 'card' && wish.status !== 'cancelled')
  const draft: Omit<Meal, 'id' | 'number' | 'changed_by'> = {
    code: codeFrom(random),
    status: wish.status,
    service_type: toRoom
      ? oneOf(random, ['room', 'dine-in'])
      : oneOf(random, ['dine-in', 'dine-in', 'pickup']),
    schedule_date: wish.day,
    schedule_time: wish.time,
    party_size: party,
    table_or_room: null,
    notes: oneOf(random, mealNotes),
    custom_request: random() < 0.05 ? 'A small birthday cake, if the oven is free.' : null,
    promo_code: promo,
    ...orderTotals(list, promo, true),
    payment_method: method,
    payment_status: paid ? 'paid' : 'unpaid',
    payment_reference: method === 'card' ? 'visa •••• 4242 12/30' : null,
    room_number: toRoom ? room.room_number : null,
    room_guest_name: toRoom ? guest.name : null,
    room_booking_id: toRoom && stay ? stay.id : null,
    customer_name: guest.name,
    customer_phone: guest.phone ?? '',
    customer_email: guest.email,
    source: random() < 0.75 ? 'public' : 'desk',
    cancel_reason: wish.status === 'cancelled' ? oneOf(random, cancelReasons) : null,
    flag: null,
    device_time: null,
    language: null,
    created_at: madeAt(world, ...before(wish, between(random, 40, 300))),
  }
  return {
    order: { ...draft, device_time: draft.created_at, changed_by: changedBy(draft) },
    lines: list,
  }
}

const cooks = staff.filter(({ role }) => role === 'admin').map(({ name }) => name)

/** Guests place and withdraw; every other step is the house's. Chance is not asked: orders stay as they were. */
function changedBy(meal: Pick<Meal, 'status' | 'source' | 'cancel_reason' | 'schedule_time'>) {
  const placed = meal.status === 'pending' && meal.source === 'public'
  if (placed || meal.cancel_reason?.startsWith('Guest')) return 'guest'
  return cooks[minutesOf(meal.schedule_time) % cooks.length] ?? null
}

/** So many minutes before the wished time, not before five in the morning of that day. */
const before = (wish: Wish, minutes: number) =>
  [wish.day, timeOf(Math.max(5 * 60, minutesOf(wish.time) - minutes))] as const

function linesFor({ random }: World, time: string, party: number): MealLine[] {
  const onCard = items.filter((item) => item.is_available === 1)
  const food = onCard.filter((item) =>
    time < '11:00'
      ? item.category_id === 'category-breakfast'
      : ['category-starters', 'category-grill', 'category-mains', 'category-sweets'].includes(
          item.category_id,
        ),
  )
  const drinks = onCard.filter((item) =>
    time < '16:00'
      ? item.category_id === 'category-drinks'
      : ['category-drinks', 'category-beer', 'category-cocktails'].includes(item.category_id),
  )
  const chosen = new Map<Plain<'items'>, number>()
  const take = (item: Plain<'items'>, qty: number) =>
    chosen.set(item, (chosen.get(item) ?? 0) + qty)
  for (let left = between(random, 1, Math.min(party + 1, 4)); left > 0; left -= 1) {
    take(oneOf(random, food), random() < 0.3 ? 2 : 1)
  }
  if (random() < 0.75) take(oneOf(random, drinks), between(random, 1, party))
  return [...chosen].map(([item, qty], index) => ({
    order_id: '',
    line: index + 1,
    item_id: item.id,
    category_id: item.category_id,
    name: item.name,
    price_cents: item.price_cents,
    qty,
  }))
}

const mealNotes = [
  null,
  null,
  null,
  null,
  null,
  'No groundnuts, please.',
  'By the fire if there is a place.',
  'Not too spicy for the children.',
  'Packed lunch for the trek.',
] as const

const cancelReasons = [
  'Guest: our trek took longer.',
  'Staff: the kitchen is out of it today.',
] as const
