import { group, n } from './pen.ts'

/** A colour on a gradient: where (0 to 1), which, and how opaque (1). */
type Stop = readonly [at: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop${at ? ` offset="${n2(at)}"` : ''} stop-color="${colour}"${
          opacity === undefined ? '' : ` stop-opacity="${n2(opacity)}"`
        }/>`,
    )
    .join('')

const n2 = (value: number) => String(Math.round(value * 100) / 100 || 0).replace(/^(-?)0\./, '$1.')

/** Paints a picture on its sheet. */
export type Paint = (sheet: Sheet) => unknown

/** One picture in the making: its marks, and what they refer to by id. */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly #defs = new Map<string, string>()
  readonly #marks: string[] = []

  constructor(width = 800, height = 600) {
    this.width = width
    this.height = height
  }

  add(...marks: readonly string[]): this {
    this.#marks.push(...marks)
    return this
  }

  /** A fill that changes from top to bottom (or from left to right) of the shape it fills. */
  fade(list: readonly Stop[], across = false): string {
    const turn = across ? '' : ' x2="0" y2="1"'
    return `url(#${this.#define((id) => `<linearGradient id="${id}"${turn}>${stops(list)}</linearGradient>`)})`
  }

  /** A fill that changes from the middle of the shape outwards. */
  glow(list: readonly Stop[]): string {
    return `url(#${this.#define((id) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`)})`
  }

  /** Marks that are seen only inside a shape (an element without a fill of its own). */
  within(shape: string, ...marks: readonly string[]): string {
    const id = this.#define((name) => `<clipPath id="${name}">${shape}</clipPath>`)
    return group({ 'clip-path': `url(#${id})` }, ...marks)
  }

  /** A fill that repeats a tile of marks; `transform` may turn and scale it. */
  tiled(w: number, h: number, marks: string, transform = ''): string {
    const turn = transform ? ` patternTransform="${transform}"` : ''
    return `url(#${this.#define(
      (id) =>
        `<pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse"${turn}>${marks}</pattern>`,
    )})`
  }

  /** Keeps marks to be shown again by `again`. Gives their id. */
  keep(marks: string): string {
    return this.#define((id) => `<g id="${id}">${marks}</g>`)
  }

  /** Shows kept marks at another place. */
  again(id: string, x = 0, y = 0, extra = ''): string {
    return `<use href="#${id}"${x ? ` x="${n(x)}"` : ''}${y ? ` y="${n(y)}"` : ''}${extra}/>`
  }

  /** Brings all that was drawn so far nearer, about the middle of the picture. */
  closer(scale: number): this {
    const shift = (side: number) => n((side * (1 - scale)) / 2)
    const transform = `translate(${shift(this.width)} ${shift(this.height)})scale(${scale})`
    this.#marks.splice(0, Infinity, group({ transform }, ...this.#marks))
    return this
  }

  /** The finished picture's source. */
  svg(): string {
    const defs = [...this.#defs.values()].join('')
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" stroke-linecap="round">${
      defs ? `<defs>${defs}</defs>` : ''
    }${this.#marks.join('')}</svg>\n`
    return source.replaceAll(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?=")/g, '#$1$2$3')
  }

  #define(make: (id: string) => string): string {
    const key = make('')
    const known = [...this.#defs.keys()].indexOf(key)
    const id = shortId(known < 0 ? this.#defs.size : known)
    if (known < 0) this.#defs.set(key, make(id))
    return id
  }
}

const shortId = (index: number) => {
  const letter = String.fromCodePoint(97 + (index % 26))
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`
}
