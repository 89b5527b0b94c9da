import { BrushCleaning, ShieldCheck, Sparkles, Wrench, type LucideIcon } from 'lucide-react'
import type { RoomCondition } from '#domain/room-conditions.ts'

const icons: Readonly<Record<RoomCondition, LucideIcon>> = {
  clean: Sparkles,
  dirty: BrushCleaning,
  inspected: ShieldCheck,
  out_of_order: Wrench,
}

export function ConditionIcon({ condition }: { condition: RoomCondition }) {
  const Icon = icons[condition]
  return <Icon />
}
