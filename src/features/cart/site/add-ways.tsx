import { Plus } from 'lucide-react'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Card, CardTitle } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/picture.tsx'
import { useAddWays } from '../use-add-ways.ts'
import { KindIcon } from '../parts/kind-icon.tsx'

/** The ways to add to the stay, each on its own page. `large`: with pictures, while it is empty. */
export function AddWays({ large, foreign }: { large: boolean; foreign: boolean }) {
  const { i18n } = useLingui()
  const addWays = useAddWays()
  return (
    <ul className={cx('grid gap-3', large ? 'sm:grid-cols-3 lg:grid-cols-5' : 'sm:grid-cols-2')}>
      {addWays.map(({ id, label, text, to, picture }) => (
        <Card
          key={id}
          as="li"
          padding="none"
          interactive
          className={cx('flex', large ? 'sm:flex-col' : 'items-stretch')}
        >
          {large ? (
            <div className="w-28 shrink-0 sm:w-full">
              <Picture src={picture} alt="" ratio="4/3" />
            </div>
          ) : (
            <span className="ml-4 self-center">
              <KindIcon kind={id} />
            </span>
          )}
          <div className="grid min-w-0 flex-1 content-center gap-0.5 px-4 py-3 sm:content-start">
            <CardTitle level={3} className={large ? undefined : 'text-base!'}>
              <Link
                to={foreign && id !== 'room' ? (to.split('?')[0] ?? to) : to}
                className="outline-none after:absolute after:inset-0"
              >
                {i18n._(label)}
              </Link>
            </CardTitle>
            <p className="text-sm text-ink-soft">{i18n._(text)}</p>
          </div>
          {!large && (
            <Plus aria-hidden="true" className="mr-3 size-5 shrink-0 self-center text-primary" />
          )}
        </Card>
      ))}
    </ul>
  )
}
