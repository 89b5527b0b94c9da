import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Money } from '#ui/money.tsx'
import { changeLine } from '../kinds.ts'
import { KindIcon } from '../parts/kind-icon.tsx'
import { LineWhen } from '../parts/line-when.tsx'

/** One line of the stay: what, when, its price, and buttons to change or remove it. */
export function CartLine({
  line,
  total = line.total,
  onRemove,
  children,
}: {
  line: StoredCartLine
  /** In the base currency, the server's where it is known; null: the line is refused. */
  total?: number | null
  /** Null: the line cannot be changed here. */
  onRemove: ((line: StoredCartLine) => void) | null
  /** The server's refusal. */
  children?: ReactNode
}) {
  const { t } = useLingui()
  const { title, detail, from, to } = line
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start gap-3">
        <KindIcon kind={line.kind} />
        <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h3 className="min-w-0 flex-1 basis-24 text-base font-semibold">{title}</h3>
            {total !== null && <Money amount={total} className="ml-auto font-semibold" />}
          </div>
          {detail !== '' && <p className="text-ink-soft">{detail}</p>}
          <p className="note">
            <LineWhen from={from} to={to} />
            {total !== null && total !== line.total && (
              <>
                {' · '}
                <Trans>
                  was <Money amount={line.total} />
                </Trans>
              </>
            )}
          </p>
          {onRemove && (
            <div className="-ml-3 flex flex-wrap">
              <ButtonLink
                to={changeLine(line, line.line)}
                variant="quiet"
                icon={<Pencil />}
                aria-label={t`Change: ${title}`}
              >
                <Trans>Change</Trans>
              </ButtonLink>
              <Button
                variant="quiet"
                icon={<Trash2 />}
                aria-label={t`Remove: ${title}`}
                onClick={() => onRemove(line)}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
          )}
        </div>
      </div>
      {children}
    </li>
  )
}
