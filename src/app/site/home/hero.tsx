import { Trans } from '@lingui/react/macro'
import { useHouse } from '#parts/use-house.ts'
import { RoomSearch } from './room-search.tsx'

/** The banner: welcome, tagline and the search for a room over the house at first light (spec 1 §2). */
export function Hero() {
  const { tagline } = useHouse()
  return (
    <section className="relative isolate min-h-[40rem] overflow-hidden bg-[#abcbd4] text-on-tip sm:min-h-[44rem] dark:bg-[#3f4b4f] dark:text-on-deep">
      <picture>
        <source media="(width >= 40rem)" srcSet="/drawings/hero-wide.svg" />
        <img
          src="/drawings/hero-phone.svg"
          alt=""
          fetchPriority="high"
          className="absolute inset-x-0 bottom-0 -z-10 h-[33rem] w-full object-cover object-bottom sm:h-full dark:brightness-[0.37]"
        />
      </picture>
      <div className="container-page grid gap-6 pt-[calc(var(--over-page)+2rem)] pb-72 sm:pt-[calc(var(--over-page)+4rem)]">
        <div className="grid max-w-xl gap-3">
          <h1 className="text-2xl sm:text-3xl">
            <Trans>Wake up above the clouds</Trans>
          </h1>
          {tagline !== '' && <p className="text-lg font-medium">{tagline}</p>}
        </div>
        <RoomSearch />
      </div>
    </section>
  )
}
