import { useEffect } from 'react'
import { useHouse } from '#parts/use-house.ts'
import { Container } from '#ui/page.tsx'
import { withMessages } from '#ui/messages.ts'
import { lazyAfterPaint } from '../../lazy-after-paint.tsx'
import { ContactStrip } from './contact-strip.tsx'
import { Hero } from './hero.tsx'
import { RoomsGrid } from './rooms-grid.tsx'

// The height keeps the foot of the page from jumping into the first screen.
const TheRest = lazyAfterPaint(
  withMessages(() => import('./below.tsx')),
  'min-h-dvh',
)

/** The home page in the order of spec 1 §2; what is below the first screens comes after them. */
export function Home() {
  const { name } = useHouse()
  useEffect(() => {
    document.title = name
  }, [name])
  return (
    <main id="main">
      <Hero />
      <ContactStrip />
      <Container className="py-14">
        <RoomsGrid />
      </Container>
      <TheRest />
    </main>
  )
}
