import { MenuScreen } from '#features/catalogue/desk/menu-screen.tsx'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { meanings } from '../operations.ts'
import { AsOf } from './as-of.tsx'

/** Restaurant Menu, with what needs a decision on top, as on every screen of the desk. */
export default function DeskMenu() {
  return <MenuScreen decisions={<ParkedWork meanings={meanings} />} AsOf={AsOf} />
}
