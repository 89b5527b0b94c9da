/** A paragraph, or a list of its points. */
export type PlainBlock = string | readonly string[]

/**
 * Plain text in blocks: an empty line begins a new one, and lines that begin with `- ` are a list.
 * Other line breaks are spaces, as in a letter.
 */
export function plainBlocks(text: string): PlainBlock[] {
  const blocks: (string | string[])[] = []
  let open = false
  for (const line of text.split('\n')) {
    const said = line.trim()
    const point = /^[-*•]\s+(.*)$/.exec(said)?.[1]
    const last = blocks.at(-1)
    if (said === '') open = false
    else if (point !== undefined) {
      if (open && Array.isArray(last)) last.push(point)
      else blocks.push([point])
      open = true
    } else if (open && typeof last === 'string') blocks[blocks.length - 1] = `${last} ${said}`
    else {
      blocks.push(said)
      open = true
    }
  }
  return blocks
}
