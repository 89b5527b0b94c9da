import { pictureUrl } from '#offline/link/base.ts'
import { useHouse } from '#parts/use-house.ts'
import { Logo, type LogoProps } from '#ui/logo.tsx'

/** The house's logo and name, as its settings have them. */
export function HouseLogo(look: Pick<LogoProps, 'tone' | 'className'>) {
  const { name, logo_url } = useHouse()
  return <Logo {...look} name={name} src={pictureUrl(logo_url)} />
}
