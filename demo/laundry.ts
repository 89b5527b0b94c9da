import { inFrench } from './in-french.ts'
import type { Plain } from './rows.ts'

type Unit = 'per item' | 'per kg' | 'per pair'

const sketches: readonly (readonly [
  slug: string,
  name: string,
  unit: Unit,
  dollars: number,
  hours: number,
])[] = [
  ['shirt', 'Shirt or blouse', 'per item', 1.5, 24],
  ['trousers', 'Trousers or skirt', 'per item', 2, 24],
  ['dress', 'Dress', 'per item', 3, 24],
  ['suit', 'Suit or jacket', 'per item', 5, 48],
  ['ironing', 'Ironing only', 'per item', 1, 12],
  ['wash-fold', 'Wash and fold', 'per kg', 3.5, 24],
  ['wash-iron', 'Wash and iron', 'per kg', 4.75, 36],
  ['boots', 'Hiking boots, cleaned and dried', 'per pair', 4, 48],
  ['trainers', 'Trainers', 'per pair', 3.5, 24],
]

/** Nine services, `laundry-{slug}`, in all three units. */
export const laundryServices: readonly Plain<'laundry_services'>[] = sketches.map(
  ([slug, name, unit, dollars, hours], index) => ({
    id: `laundry-${slug}`,
    name,
    unit,
    price_cents: Math.round(dollars * 100),
    turnaround_hrs: hours,
    is_available: 1,
    position: index + 1,
    image_path: `/drawings/laundry/${slug}.svg`,
    ...inFrench(`laundry-${slug}`),
  }),
)
