import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { amenityOptions } from '#domain/rooms.ts'

const names: Readonly<Record<(typeof amenityOptions)[number], MessageDescriptor>> = {
  'Free Wi-Fi': msg`Free Wi-Fi`,
  TV: msg`TV`,
  'Air Conditioning': msg`Air Conditioning`,
  Balcony: msg`Balcony`,
  'Mini Fridge': msg`Mini Fridge`,
  'Work Desk': msg`Work Desk`,
  'Room Service': msg`Room Service`,
  'Mountain View': msg`Mountain View`,
}

/** An amenity in the reader's language; one that the form does not offer stands as the house wrote it. */
export function useAmenityName(): (amenity: string) => string {
  const { i18n } = useLingui()
  return (amenity) => {
    const known = Object.entries(names).find(([one]) => one === amenity)
    return known === undefined ? amenity : i18n._(known[1])
  }
}
