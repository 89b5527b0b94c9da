import { seedOf } from '../random.ts'
import { lightDishes } from './dishes-light.ts'
import { warmDishes } from './dishes-warm.ts'
import { drinks } from './drinks.ts'
import { roomBed } from './room-bed.ts'
import { roomDetail } from './room-detail.ts'
import { looks } from './room-looks.ts'
import { roomWindow } from './room-window.ts'
import { Sheet } from './sheet.ts'

/** Every picture of the house: its name under public/drawings, without `.svg`, and its source. */
export function drawings(): Map<string, string> {
  const made = new Map<string, string>()
  const draw = (name: string, paint: (sheet: Sheet) => void, width = 800, height = 600) => {
    const sheet = new Sheet(width, height)
    paint(sheet)
    made.set(name, sheet.svg())
  }
  for (const [id, look] of Object.entries(looks)) {
    draw(`rooms/${id}-bed`, (sheet) => roomBed(sheet, look, seedOf(id)))
    draw(`rooms/${id}-window`, (sheet) => roomWindow(sheet, look, seedOf(id)))
    draw(`rooms/${id}-detail`, (sheet) => roomDetail(sheet, look))
  }
  for (const [slug, paint] of Object.entries({ ...lightDishes, ...warmDishes, ...drinks })) {
    draw(`menu/${slug}`, paint)
  }
  return made
}
