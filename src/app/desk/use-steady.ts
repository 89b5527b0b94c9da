import { useState } from 'react'

/** The list of before while all in it are the same: what is made of it is not made again. */
export function useSteady<One>(list: readonly One[]): readonly One[] {
  const [kept, setKept] = useState(list)
  const same = kept.length === list.length && kept.every((one, at) => one === list[at])
  if (!same) setKept(list)
  return same ? kept : list
}
