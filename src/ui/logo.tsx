import { cx } from './cx.ts'

/** The mark: the house under the ridge, first light beside it. Same drawing as the app's icon. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={cx('shrink-0 rounded-sm', className)}>
      <rect width="40" height="40" fill="#133d2c" />
      <circle cx="28.5" cy="12" r="4.5" fill="#b9d77a" />
      <path d="M-1 31L13 11L21.5 22.5L26.5 18L41 32V41H-1Z" fill="#3f7a5e" />
      <path d="M10.5 41V30.5L20 22L29.5 30.5V41Z" fill="#f3f6f2" />
      <path d="M7 32L20 20L33 32L31 34.2L20 24.2L9 34.2Z" fill="#b9d77a" />
      <rect x="17.2" y="32" width="5.6" height="9" fill="#133d2c" />
    </svg>
  )
}

export type LogoProps = {
  /** The house's name, from its settings. */
  name: string
  /** ink on light ground, deep on deep green. */
  tone?: 'ink' | 'deep'
  /** The house's own logo, as an address; else the drawn mark. */
  src?: string | null
  className?: string
}

/** Mark and name. Wrap it in the link home. */
export function Logo({ name, tone = 'ink', src, className }: LogoProps) {
  return (
    <span className={cx('inline-flex min-w-0 items-center gap-2.5', className)}>
      {src ? (
        <img src={src} alt="" className="h-9 max-w-24 shrink-0 rounded-sm object-contain" />
      ) : (
        <LogoMark className={cx('size-9', tone === 'deep' && 'ring-1 ring-on-deep/25')} />
      )}
      <span
        className={cx(
          'truncate font-display text-lg leading-tight font-semibold tracking-tight',
          tone === 'deep' ? 'text-on-deep' : 'text-ink',
        )}
      >
        {name}
      </span>
    </span>
  )
}
