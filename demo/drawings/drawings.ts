import { seedOf } from '../random.ts'
import { car, rides } from './cars.ts'
import { breakfast } from './breakfast.ts'
import { drinks } from './drinks.ts'
import { grill } from './grill.ts'
import { anyHero } from './any-hero.ts'
import { hero } from './hero.ts'
import { laundryPictures } from './laundry.ts'
import { mains } from './mains.ts'
import { map } from './map.ts'
import { mark, markColours, markNight } from './mark.ts'
import { bandTile } from './ornament.ts'
import { c } from './palette.ts'
import { roomBed } from './room-bed.ts'
import { roomDetail } from './room-detail.ts'
import { looks } from './room-looks.ts'
import { roomWindow } from './room-window.ts'
import { Sheet } from './sheet.ts'
import { starters } from './starters.ts'
import { states } from './states.ts'
import { sweets } from './sweets.ts'
import { highTours } from './tours-high.ts'
import { townTours } from './tours-town.ts'
import { wildTours } from './tours-wild.ts'

const dishes = { ...breakfast, ...starters, ...grill, ...mains, ...sweets }
const tours = { ...wildTours, ...highTours, ...townTours }

/** Where a picture is stored; the build puts both under /drawings (vite.config.ts). */
export const folderOf = (name: string) => (name.includes('/') ? 'demo/pictures' : 'public/drawings')

/** Every picture of the demo house and of the app: its name under /drawings, without `.svg`, and its source. */
export function drawings(): Map<string, string> {
  const made = new Map<string, string>()
  const draw = (name: string, paint: (sheet: Sheet) => unknown, width = 800, height = 600) => {
    const sheet = new Sheet(width, height)
    paint(sheet)
    made.set(name, sheet.svg())
  }
  for (const [id, look] of Object.entries(looks)) {
    draw(`rooms/${id}-bed`, (sheet) => roomBed(sheet, look, seedOf(id)))
    draw(`rooms/${id}-window`, (sheet) => roomWindow(sheet, look, seedOf(id)))
    draw(`rooms/${id}-detail`, (sheet) => roomDetail(sheet, look))
  }
  for (const [slug, paint] of Object.entries(dishes)) {
    // A little nearer, so that a dish is known at the size of a thumb.
    draw(`menu/${slug}`, (sheet) => {
      paint(sheet)
      sheet.closer(1.12)
    })
  }
  for (const [slug, paint] of Object.entries(drinks)) draw(`menu/${slug}`, paint)
  for (const [slug, ride] of Object.entries(rides)) {
    draw(`cars/${slug}`, (sheet) => car(sheet, ride))
  }
  for (const [slug, paint] of Object.entries(tours)) draw(`tours/${slug}`, paint)
  for (const [slug, paint] of Object.entries(laundryPictures)) draw(`laundry/${slug}`, paint)
  for (const [name, paint] of Object.entries(states)) draw(`empty-${name}`, paint)
  draw('place/hero-phone', hero, 800, 1000)
  draw('place/hero-wide', hero, 1600, 900)
  draw('place/map', map, 920, 600)
  draw('hero', anyHero, 1600, 1100)
  draw('logo', (sheet) => sheet.add(mark(markColours)), 64, 64)
  draw('logo-night', (sheet) => sheet.add(mark(markNight)), 64, 64)
  draw('band', (sheet) => sheet.add(bandTile(c.linen, c.ink, c.oxide)), 48, 48)
  return made
}
