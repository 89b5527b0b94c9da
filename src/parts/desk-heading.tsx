import { useHouse } from '#parts/use-house.ts'

/**
 * The h1 of a screen of the desk, by which its tab and its printed page are called too; `tab` where that
 * names a person: what a tab is called stays in the browser's history.
 */
export function DeskHeading({
  title,
  tab = title,
  className = 'text-2xl',
}: {
  title: string
  tab?: string
  className?: string
}) {
  const { name } = useHouse()
  return (
    <>
      <title>{`${tab} – ${name}`}</title>
      <h1 className={className}>{title}</h1>
    </>
  )
}
