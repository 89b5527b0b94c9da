import { Trans } from '@lingui/react/macro'

/** A type and how many there are: the five types of the house, another host's word as it came. */
export function RoomTypeWords({ type }: { type: string }) {
  switch (type) {
    case 'single':
      return <Trans context="room type">Single rooms</Trans>
    case 'double':
      return <Trans>Double rooms</Trans>
    case 'twin':
      return <Trans>Twin rooms</Trans>
    case 'suite':
      return <Trans>Suites</Trans>
    case 'apartment':
      return <Trans>Apartments</Trans>
    case '':
      return <Trans>Rooms</Trans>
    default:
      return type.slice(0, 1).toUpperCase() + type.slice(1)
  }
}
