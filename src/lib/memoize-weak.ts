/**
 * Memoizes a result per object, as long as the object lives: unlike useMemo it outlives the component.
 * One result per object; it is made again when a value in `also` has changed.
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
