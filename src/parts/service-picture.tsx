import { ConciergeBell, type LucideIcon } from 'lucide-react'
import { HillLines } from '#ui/hill-lines.tsx'
import { Picture } from '#ui/picture.tsx'

/** A service's picture; in the place of one that the house has not given its icon: it lacks nothing. */
export function ServicePicture({
  src,
  ratio = '16/9',
  icon: Icon = ConciergeBell,
}: {
  src: string | null
  ratio?: string
  icon?: LucideIcon | undefined
}) {
  if (src !== null) return <Picture src={src} alt="" ratio={ratio} />
  return (
    <div
      className="relative grid place-content-center overflow-hidden bg-linear-to-b from-dawn to-sunken text-primary"
      style={{ aspectRatio: ratio }}
    >
      <HillLines className="absolute inset-0 size-full text-ridge-mid/40" />
      <Icon strokeWidth={1.5} className="relative size-12" />
    </div>
  )
}
