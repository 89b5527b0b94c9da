import {
  BedDouble,
  Car,
  Coffee,
  Droplets,
  Flame,
  Flower2,
  House,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Mountain,
  Sailboat,
  ShieldCheck,
  Smartphone,
  SquareParking,
  Star,
  Sun,
  Users,
  UtensilsCrossed,
  WashingMachine,
  Waves,
  Wifi,
  WifiOff,
} from 'lucide-react'
import type { Content } from '#contract/content.ts'

type Name = Content['about'][number]['icon']

const icons: Readonly<Record<Name, LucideIcon>> = {
  bed: BedDouble,
  boat: Sailboat,
  breakfast: Coffee,
  bulb: Lightbulb,
  car: Car,
  drop: Droplets,
  fire: Flame,
  flower: Flower2,
  home: House,
  lake: Waves,
  leaf: Leaf,
  meal: UtensilsCrossed,
  mountain: Mountain,
  'no-link': WifiOff,
  parking: SquareParking,
  people: Users,
  phone: Smartphone,
  shield: ShieldCheck,
  star: Star,
  sun: Sun,
  washing: WashingMachine,
  wifi: Wifi,
}

/** The icon beside a fact; one that this app does not know yet is a star. */
export function FactIcon({ name }: { name: Name }) {
  const Icon = icons[name] ?? Star
  return <Icon />
}
