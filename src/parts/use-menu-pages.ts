import { useHouse } from './use-house.ts'
import { useTextIn } from './use-text-in.ts'

/** The house's own pages that stand in menus, in the reader's language. */
export function useMenuPages(): { to: string; name: string }[] {
  const { pages = [] } = useHouse()
  const say = useTextIn()
  return pages
    .filter((page) => page.in_menu)
    .map(({ slug, title }) => ({ to: `/pages/${slug}`, name: say(title) }))
    .filter(({ name }) => name !== '')
}
