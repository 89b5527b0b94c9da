import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The start values of a dialog for the operation in `?change=`, read once when it opens, and a
 * function that closes it.
 *
 * @param startOf null where there is nothing to change
 * @param also another parameter that is removed on closing
 */
export function useChangeParam<Start extends { changing?: string | null }>(
  startOf: (id: string | null) => Start | null,
  also = '',
): [Start | null, () => void] {
  const [params, setParams] = useSearchParams()
  const id = params.get('change')
  const [opened, setOpened] = useState<Start | null>(null)
  if (opened !== null && opened.changing !== id) setOpened(null)
  const found = opened ?? startOf(id)
  if (opened === null && found !== null) setOpened(found)
  return [
    found,
    () => {
      if (id === null && !params.has(also)) return
      const left = new URLSearchParams(params)
      left.delete('change')
      left.delete(also)
      setParams(left, { replace: true })
    },
  ]
}
