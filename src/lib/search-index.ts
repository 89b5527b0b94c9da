/**
 * Searches many short texts at every key press. They are joined to one long text: searching ten
 * thousand texts one by one takes many times as long.
 */
export class SearchIndex {
  #all: string
  /** Where each text begins, and the end. */
  #starts: Uint32Array

  /** @param texts plain (`plainText`); no word is found across two of them */
  constructor(texts: readonly string[]) {
    this.#starts = new Uint32Array(texts.length + 1)
    let start = 0
    texts.forEach((text, at) => {
      this.#starts[at] = start
      start += text.length + 1
    })
    this.#starts[texts.length] = start
    // Words hold no line break.
    this.#all = texts.join('\n')
  }

  /** The places, ascending, of the texts in which every word stands (`searchWords`). */
  find(words: readonly string[]): number[] {
    const count = this.#starts.length - 1
    const matched = new Uint16Array(count)
    words.forEach((word, round) => {
      let at = 0
      for (
        let hit = this.#all.indexOf(word);
        hit >= 0 && at < count;
        hit = this.#all.indexOf(word, this.#starts[at])
      ) {
        while (this.#starts[at + 1]! <= hit) at += 1
        if (matched[at] === round) matched[at] = round + 1
        at += 1
      }
    })
    const found: number[] = []
    for (let at = 0; at < count; at += 1) if (matched[at] === words.length) found.push(at)
    return found
  }
}
