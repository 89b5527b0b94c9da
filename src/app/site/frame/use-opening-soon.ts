import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'

/** Where staff sign in, and where guests find what the desk has booked for them. */
const always = /^\/(login|forgot|privacy|contact|requests|paid|cancel)/

/** Whether a page is closed because the house has not opened; staff see the site as it will be. */
export function useOpeningSoon(pathname: string): boolean {
  const { opened } = useHouse()
  const session = useValue(offline().session)
  return opened === false && session === null && !always.test(pathname)
}
