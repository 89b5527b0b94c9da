import { useQuery } from '@tanstack/react-query'
import type { House } from '#contract/house.ts'
import { rowQuery } from '#offline/reads/row-query.ts'

/** What a screen needs of the house before it was ever heard: its hours as documented, no contact. */
const unheard: House = {
  id: 'house',
  version: 0,
  changed_at: '1970-01-01T00:00:00.000Z',
  capabilities: [],
  contract_version: 1,
  epoch: '',
  name: 'Imisozi',
  tagline: '',
  description: '',
  address: '',
  phone: '',
  email: '',
  latitude: 0,
  longitude: 0,
  altitude_m: 0,
  timezone: 'Africa/Kigali',
  currency: 'USD',
  rwf_per_usd: null,
  hours: {
    restaurant: { open: '07:00', close: '22:00' },
    bar: { open: '16:00', close: '24:00' },
    contact: { open: '07:00', close: '22:00' },
  },
  check_in_from: '14:00',
  check_out_until: '11:00',
  demo_promo: true,
  laundry_pickup_fee: 0,
  laundry_rush_rate: 0.2,
  social: { facebook: '', twitter: '', instagram: '', linkedin: '' },
}

/** A foreign host says less of itself: what it leaves out is filled in. */
function parseHouse(raw: object): House {
  return { ...unheard, ...raw }
}

export const houseQuery = () =>
  rowQuery<House>({ resource: 'house', route: 'getHouse', id: 'house', parse: parseHouse })

/** The house as last heard, kept over reloads; the documents' constants before that. */
export function useHouse(): House {
  return useQuery(houseQuery()).data?.row ?? unheard
}
