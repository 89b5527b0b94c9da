/**
 * What was made of an object, for as long as that object lives: a memo that outlives the component
 * which asked. Of each object the last answer is kept, made anew when anything in `also` is another.
 */
export function memoizeWeak<Made>(): (
  of: object,
  also: readonly unknown[],
  make: () => Made,
) => Made {
  const known = new WeakMap<object, { also: readonly unknown[]; made: Made }>()
  return (of, also, make) => {
    const before = known.get(of)
    const same =
      before?.also.length === also.length && before.also.every((one, at) => one === also[at])
    if (before && same) return before.made
    const made = make()
    known.set(of, { also, made })
    return made
  }
}
