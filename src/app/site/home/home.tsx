import { useEffect, useRef, useState, type ComponentType } from 'react'
import { offline } from '#offline/offline.ts'
import { Container } from '#ui/page.tsx'
import { useValue } from '#ui/use-value.ts'
import { withWords } from '#ui/words.ts'
import { useHouse } from '../../house.ts'
import { afterFirstPaint } from '../../start/first-paint.ts'
import { BookTable } from './book-table.tsx'
import { ContactStrip } from './contact-strip.tsx'
import { Hero } from './hero.tsx'
import { RoomsGrid } from './rooms-grid.tsx'

const loadBelow = withWords(() => import('./below.tsx'))

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
      <Container className="pt-14">
        <RoomsGrid />
      </Container>
      <TheRest />
      <BookTable />
    </main>
  )
}

/** Kept for the next time the page is opened, so that going back finds it whole. */
let known: ComponentType | null = null

function TheRest() {
  const [Rest, setRest] = useState(() => known)
  const { state } = useValue(offline().link)
  const asked = useRef<typeof state | null>(null)
  useEffect(() => {
    // Not on this device yet and no link: asked for again with each turn of it.
    if (known !== null || asked.current === state) return undefined
    asked.current = state
    let gone = false
    afterFirstPaint(() => {
      loadBelow().then(
        (code) => {
          known = code.default
          if (!gone) setRest(() => known)
        },
        () => undefined,
      )
    })
    return () => {
      gone = true
    }
  }, [state])
  // The height keeps the foot of the page from jumping into the first screen.
  return Rest === null ? <div className="min-h-dvh" /> : <Rest />
}
