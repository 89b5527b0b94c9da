import { Plural } from '@lingui/react/macro'

/** "2 adults, 1 child" */
export function GuestsText({
  of: { adults, children },
}: {
  of: { adults: number; children: number }
}) {
  return (
    <>
      <Plural value={adults} one="# adult" other="# adults" />
      {children > 0 && (
        <>
          {', '}
          <Plural value={children} one="# child" other="# children" />
        </>
      )}
    </>
  )
}

/** "2 nights", below the days in a list of facts. */
export function NightsBelow({ nights }: { nights: number }) {
  return (
    <span className="block text-sm font-normal text-ink-soft">
      <Plural value={nights} one="# night" other="# nights" />
    </span>
  )
}
