/**
 * Makes a recording the same on every run: what chance made (ids, codes, tokens, cursors) gets a
 * name. Times are the walk's own clock and stay.
 */

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const CODE = /^[2-9A-HJKMNP-TV-Z]{8}$/
/** What the sandbox and the house call a payment. */
const REFERENCE = /\b(SBX-[\w-]{8}|STAY-\w{8}-\w{8})/g
/** An order's number, alone or in its title. A sequence leaves gaps, so that stores differ. */
const NUMBER = /(?<="number": |\bno\. )\d{4,}\b/g
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g

function byFirstUse(nameOf: (place: number) => string): (value: string) => string {
  const seen = new Map<string, string>()
  return (value) => {
    const known = seen.get(value) ?? nameOf(seen.size + 1)
    seen.set(value, known)
    return known
  }
}

export class SteadyNames {
  readonly #names = new Map<string, string>()
  #codes = 0

  /** From now on `value` reads `<name>`. The first name stays. */
  know(value: string, name: string): void {
    if (value !== '' && !this.#names.has(value)) this.#names.set(value, `<${name}>`)
  }

  /** Codes that the device itself sends are no chance: they are kept as they are. */
  keep(sent: unknown): void {
    for (const [, code = ''] of JSON.stringify(sent ?? null).matchAll(/"code":"(\w{8})"/g)) {
      if (!this.#names.has(code)) this.#names.set(code, code)
    }
  }

  /** Takes note of the codes that the house made, and of what only this store knows. */
  learn(answer: unknown): void {
    if (Array.isArray(answer)) return answer.forEach((one) => this.learn(one))
    if (typeof answer !== 'object' || answer === null) return
    for (const [field, value] of Object.entries(answer)) {
      if (typeof value !== 'string') this.learn(value)
      else if (field === 'cursor' || field === 'epoch') this.know(value, field)
      else if (field.endsWith('code') && CODE.test(value) && !this.#names.has(value)) {
        this.know(value, `code ${(this.#codes += 1)}`)
      }
    }
  }

  steady(text: string): string {
    let read = text
    // The longest first: a cursor holds the store's epoch.
    const known = [...this.#names].toSorted(([a], [b]) => b.length - a.length)
    for (const [value, name] of known) {
      read = read.replaceAll(value, name).replaceAll(encodeURIComponent(value), name)
    }
    read = read.replace(REFERENCE, (reference) => `<${reference.split('-')[0]} reference>`)
    return read
      .replace(
        UUID,
        byFirstUse((place) => `<id ${place}>`),
      )
      .replace(
        NUMBER,
        byFirstUse((place) => String(1000 + place)),
      )
      .replace(TOKEN, '<token>')
  }
}
