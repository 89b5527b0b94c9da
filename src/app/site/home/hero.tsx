import { pictureUrl } from '#offline/link/base.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHouseWords } from '#parts/use-text-in.ts'
import { ContactLinks } from './contact-strip.tsx'
import { RoomSearch } from './room-search.tsx'

/** For a house that gave no picture. */
const NEUTRAL = '/drawings/hero.svg'

/**
 * The banner: headline, tagline, phone and e-mail, and the search for a room over the house's picture
 * (spec 1 §2).
 */
export function Hero() {
  const { hero } = useHouse()
  const { headline, tagline } = useHouseWords()
  const wide = hero?.picture ?? NEUTRAL
  const narrow = hero?.phone ?? wide
  return (
    <section className="relative isolate min-h-[40rem] overflow-hidden bg-[#abcbd4] text-on-tip sm:min-h-[44rem] dark:bg-[#3f4b4f] dark:text-on-deep">
      <picture>
        <source
          media="(width >= 40rem)"
          // A photograph's path names the width for a phone (contract/pictures.ts).
          srcSet={pictureUrl(wide.replace('-800.', '-1600.')) ?? undefined}
        />
        <img
          src={pictureUrl(narrow) ?? undefined}
          alt=""
          fetchPriority="high"
          className="absolute inset-x-0 bottom-0 -z-10 h-[33rem] w-full object-cover object-bottom sm:h-full dark:brightness-[0.37]"
        />
      </picture>
      {wide.startsWith('/images/') && (
        <div className="absolute inset-0 -z-10 bg-linear-to-b from-[#e9f1f1] from-35% to-transparent to-75% opacity-85 dark:from-black" />
      )}
      <div className="container-page grid gap-6 pt-[calc(var(--over-page)+2rem)] pb-72 sm:pt-[calc(var(--over-page)+4rem)]">
        <div className="grid max-w-xl gap-3">
          <h1 className="text-2xl sm:text-3xl">{headline}</h1>
          {tagline !== '' && <p className="text-lg font-medium">{tagline}</p>}
          <ContactLinks />
        </div>
        <RoomSearch />
      </div>
    </section>
  )
}
