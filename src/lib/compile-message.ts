/**
 * ICU messages as they stand in our sources (text, `{name}`, plural, select, selectordinal,
 * apostrophe quoting) in the form that @lingui/core formats. Its own compiler also knows dates and
 * numbers inside messages, which we never write, and weighs 7 kB gzip in a guest's first load.
 */

export type CompiledPart =
  | string
  | [name: string]
  | [name: string, kind: string, forms: Record<string, CompiledPart[] | number>]

const compiled = new Map<string, CompiledPart[]>()

/** Never throws: what is no message in our sense is shown as it stands. */
export function compileMessage(message: string): CompiledPart[] {
  if (!message.includes('{') && !message.includes("'")) return [message]
  const known = compiled.get(message)
  if (known) return known
  let parts: CompiledPart[]
  try {
    parts = new Reader(message).whole()
  } catch {
    parts = [message]
  }
  compiled.set(message, parts)
  return parts
}

class Reader {
  private at = 0
  private readonly text: string
  constructor(text: string) {
    this.text = text
  }

  whole(): CompiledPart[] {
    const parts = this.parts(false)
    if (this.at < this.text.length) throw new Error('A brace too many')
    return parts
  }

  /** Up to the brace that closes it, or the end. */
  private parts(inPlural: boolean): CompiledPart[] {
    const parts: CompiledPart[] = []
    let words = ''
    const flush = () => {
      if (words !== '') parts.push(words)
      words = ''
    }
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      const letter = this.text[this.at]
      if (letter === '{') {
        flush()
        parts.push(this.argument(inPlural))
      } else if (letter === '#' && inPlural) {
        flush()
        parts.push('#')
        this.at += 1
      } else {
        words += letter === "'" ? this.quoted(inPlural) : letter
        if (letter !== "'") this.at += 1
      }
    }
    flush()
    return parts
  }

  /** `''` is an apostrophe; `'{…'` keeps braces as they are; any other apostrophe is itself. */
  private quoted(inPlural: boolean): string {
    if (this.skip(/''/y)) return "'"
    const from = this.at
    if (this.skip(/'[{}#](?:[^']|'')*'(?!')/y)) {
      const quoted = this.text.slice(from, this.at)
      // A `#` means something in a plural alone, and needs its quotes there alone.
      return quoted[1] === '#' && !inPlural ? quoted : quoted.slice(1, -1).replaceAll("''", "'")
    }
    this.at += 1
    return "'"
  }

  private argument(inPlural: boolean): CompiledPart {
    const name = this.take(/\{\s*([^\s{},]+)\s*/y)
    if (this.skip(/\}/y)) return [name]
    const kind = this.take(/,\s*(plural|selectordinal|select)\s*,\s*/y)
    const counts = kind !== 'select'
    const forms: Record<string, CompiledPart[] | number> = {}
    if (counts && this.text.startsWith('offset:', this.at)) {
      forms.offset = Number(this.take(/offset:\s*(\d+)\s*/y))
    }
    while (!this.skip(/\}/y)) {
      const form = this.take(/=?([^\s{}=]+)\s*\{/y)
      forms[form] = this.parts(counts || inPlural)
      this.take(/(\})\s*/y)
    }
    return [name, kind, forms]
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (!found) throw new Error(`Unexpected at ${this.at}`)
    this.at = pattern.lastIndex
    return found[1] ?? ''
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    if (!pattern.test(this.text)) return false
    this.at = pattern.lastIndex
    return true
  }
}
