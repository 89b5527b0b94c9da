import { Trans } from '@lingui/react/macro'

/** The label of a room type; a type of another server is shown as it came, with a capital. */
export function RoomTypeText({ type }: { type: string }) {
  switch (type.toLowerCase()) {
    case 'single':
      return <Trans>Single room</Trans>
    case 'double':
      return <Trans>Double room</Trans>
    case 'twin':
      return <Trans>Twin room</Trans>
    case 'suite':
      return <Trans>Suite</Trans>
    case 'apartment':
      return <Trans>Apartment</Trans>
    default:
      return type.slice(0, 1).toUpperCase() + type.slice(1)
  }
}
