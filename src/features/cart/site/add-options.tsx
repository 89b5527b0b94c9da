import { Plus } from 'lucide-react'
import { useLingui } from '@lingui/react/macro'
import { ServicePicture } from '#parts/service-picture.tsx'
import { useSaidOfService } from '#parts/use-shown-services.ts'
import { Card, CardTitle } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/link.tsx'
import { useAddOptions } from '../kinds.ts'
import { KindIcon } from '../parts/kind-icon.tsx'
import { useOwnServiceActions } from '../use-own-service-actions.ts'

/** Links to what can be added to the stay. `large`: with pictures, while the stay is empty. */
export function AddOptions({ large, foreign }: { large: boolean; foreign: boolean }) {
  const { i18n } = useLingui()
  const addOptions = useAddOptions()
  const own = useOwnServiceActions()
  const saidOf = useSaidOfService()
  const options = [
    ...addOptions.map(({ id, label, text, to, card, icon }) => ({
      to,
      icon,
      picture: saidOf({ id: card }).picture,
      id: id as string,
      kind: id,
      label: i18n._(label),
      text: i18n._(text),
    })),
    ...own.map((service) => ({ ...service, icon: undefined, kind: 'custom' as const })),
  ]
  return (
    <ul className={cx('grid gap-3', large ? 'sm:grid-cols-3 lg:grid-cols-5' : 'sm:grid-cols-2')}>
      {options.map(({ id, kind, label, text, to, picture, icon }) => (
        <Card
          key={id}
          as="li"
          padding="none"
          interactive
          className={large ? 'max-sm:pictured sm:flex sm:flex-col' : 'flex flex-wrap'}
        >
          {large ? (
            <div className="max-sm:*:size-full">
              <ServicePicture src={picture} icon={icon} ratio="4/3" />
            </div>
          ) : (
            <span className="ml-4 self-center">
              <KindIcon kind={kind} />
            </span>
          )}
          <div
            className={cx(
              'grid min-w-0 flex-1 content-center gap-0.5 px-4 py-3 sm:content-start',
              !large && 'basis-36',
            )}
          >
            <CardTitle level={3} className={large ? undefined : 'text-base!'}>
              <Link
                to={foreign && kind !== 'room' ? (to.split('?')[0] ?? to) : to}
                className="outline-none after:absolute after:inset-0"
              >
                {label}
              </Link>
            </CardTitle>
            <p className="line-clamp-2 note">{text}</p>
          </div>
          {!large && <Plus className="mr-3 size-5 shrink-0 self-center text-primary" />}
        </Card>
      ))}
    </ul>
  )
}
