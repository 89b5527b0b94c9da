/**
 * Reads comma-separated values as spreadsheets write them (RFC 4180): commas, semicolons or tabs,
 * quotes with line breaks in them, any line ends, a byte order mark.
 */

/** Text of a file: UTF-8 or UTF-16 where it is that, else Windows-1252, as Excel saves in Europe. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign between cells: that which parts the first lines into most cells, outside of quotes. */
function separatorOf(text: string): string {
  const head = text.slice(0, 20_000).replaceAll(/"(?:[^"]|"")*"/g, '')
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counts.reduce((one, other) => (other.count > one.count ? other : one)).sign
}

/** All rows with their cells as written; a quote that never closes ends with the text. */
export function readCsv(source: string): string[][] {
  const text = source.replace(/^\uFEFF/, '')
  // Excel's own first line: "sep=;"
  const said = /^sep=(.)\r?\n/i.exec(text)
  const separator = said?.[1] ?? separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  const endRow = () => {
    rows.push([...row, cell])
    row = []
    cell = ''
  }
  for (let at = said?.[0].length ?? 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"' && cell === '') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] !== '"') cell += text[at]
        else if (text[at + 1] === '"') {
          cell += '"'
          at += 1
        } else break
      }
    } else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1
      endRow()
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}
