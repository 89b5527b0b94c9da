import { useLingui } from '@lingui/react'
import { shownServices } from '#parts/services.ts'
import { useOffered } from '#parts/use-offered.ts'
import { ButtonLink } from '#ui/button-link.tsx'

/** Floats over the home page (spec 1 §2): one way, to the first service that has it. */
export function Floating() {
  const { i18n } = useLingui()
  const isOffered = useOffered()
  const { floats } = shownServices.find(({ kind, floats: one }) => one && isOffered(kind)) ?? {}
  if (!floats) return null
  return (
    <ButtonLink
      to={floats.to}
      state={floats.state}
      variant="tip"
      icon={<floats.icon aria-hidden="true" />}
      className="fixed! right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 shadow-raised print:hidden"
    >
      {i18n._(floats.words)}
    </ButtonLink>
  )
}
