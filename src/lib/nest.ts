export interface Tree {
  [key: string]: unknown
}

/** `[['a.b', 1], ['a.c', 2]]` -> `{ a: { b: 1, c: 2 } }` */
export function nest(leaves: readonly (readonly [path: string, value: unknown])[]): Tree {
  const root: Tree = {}
  for (const [path, value] of leaves) {
    const steps = path.split('.')
    const last = steps.pop() as string
    let at = root
    for (const step of steps) at = (at[step] ??= {}) as Tree
    at[last] = value
  }
  return root
}
