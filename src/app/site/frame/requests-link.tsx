import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { useRequestsCount } from './use-requests-count.ts'

/** The way to everything sent from this device, with how many are not settled. */
export function RequestsLink() {
  const { t } = useLingui()
  const { waiting, needYou } = useRequestsCount()
  const open = waiting + needYou
  const label =
    open === 0
      ? t`Your requests`
      : t`Your requests: ${plural(open, { one: '# open', other: '# open' })}`
  return (
    <Link
      to="/requests"
      aria-label={label}
      title={label}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-sm hover:bg-current/10 [&_svg]:size-5"
    >
      <ReceiptText />
      {open > 0 && (
        <span
          aria-hidden="true"
          className={`absolute -top-0.5 -right-0.5 min-w-5 rounded-full px-1 text-center text-sm leading-5 font-semibold tabular ${
            needYou > 0 ? 'bg-conflict text-conflict-ground' : 'bg-tip text-on-tip'
          }`}
        >
          {open > 99 ? '99+' : open}
        </span>
      )}
    </Link>
  )
}
