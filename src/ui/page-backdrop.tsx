import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { HillLines } from './hill-lines.tsx'
import { Container } from './page.tsx'

/**
 * Background of the top of a page: dawn right under the header, fading out.
 *
 * @param framed the frame leaves a little space under the header
 */
export function PageBackdrop({
  framed = false,
  children,
}: {
  framed?: boolean
  children: ReactNode
}) {
  return (
    <div className={cx('relative isolate overflow-x-clip', framed && 'min-h-[70dvh]')}>
      <div
        className={cx(
          'absolute inset-x-0 -z-10 h-72 overflow-hidden bg-linear-to-b from-dawn to-ground',
          framed ? '-top-4' : 'top-0',
        )}
      >
        <HillLines className="absolute -top-10 right-0 h-80 w-2xl text-ridge-mid/40" />
      </div>
      <Container className={cx('pb-16', framed ? 'pt-6' : 'pt-[calc(var(--over-page)+1.25rem)]')}>
        {children}
      </Container>
    </div>
  )
}
