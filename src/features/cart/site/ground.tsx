import type { ReactNode } from 'react'
import { HillLines } from '#ui/hill-lines.tsx'
import { Container } from '#ui/page.tsx'

/** The page’s ground: dawn from right under the header (the frame leaves a little air), fading out. */
export function Ground({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate min-h-[70dvh] overflow-x-clip">
      <div className="absolute inset-x-0 -top-4 -z-10 h-72 overflow-hidden bg-linear-to-b from-dawn to-ground">
        <HillLines className="absolute -top-10 right-0 h-80 w-2xl text-ridge-mid/40" />
      </div>
      <Container className="pt-6 pb-16">{children}</Container>
    </div>
  )
}
