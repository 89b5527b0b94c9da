import { useState } from 'react'

/** The previous list while all its items are the same, so that memoized results stay valid. */
export function useStableList<One>(list: readonly One[]): readonly One[] {
  const [stable, setStable] = useState(list)
  const same = stable.length === list.length && stable.every((one, at) => one === list[at])
  if (!same) setStable(list)
  return same ? stable : list
}
