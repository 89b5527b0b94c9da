import { msg } from '@lingui/core/macro'
import { UtensilsCrossed } from 'lucide-react'
import type { ServiceShown } from '../services.ts'

export const shown: ServiceShown = {
  kind: 'restaurant',
  icon: UtensilsCrossed,
  page: '/restaurant',
  one: msg`Restaurant`,
  all: msg`Restaurant`,
  name: msg`Restaurant and bar`,
  yours: msg`Your order`,
  inStay: msg`Meals`,
  cards: [
    {
      id: 'restaurant',
      place: 1,
      title: msg`Restaurant`,
      text: msg`At your table, in your room, or to take along.`,
      hours: 'kitchen',
      doors: [
        { to: '/services/restaurant', label: msg`See the menu` },
        { to: '/services/restaurant/custom', label: msg`A dish of your own` },
      ],
    },
    {
      id: 'bar',
      place: 2,
      title: msg`Bar`,
      text: msg`Drinks, warm and cold.`,
      hours: 'bar',
    },
  ],
  add: {
    place: 1,
    label: msg`Add meals`,
    text: msg`At your table, in your room, or to take along.`,
    counted: 'items',
  },
  review: {
    place: 2,
    as: 'menu_item',
    label: msg`Menu item`,
    failed: msg`Failed to load items`,
    failedCategories: msg`Failed to load categories`,
  },
  invites: msg`See the menu`,
  inMenu: true,
  beside: {
    title: msg`Not on the menu?`,
    text: msg`Tell the kitchen what you would like. We call you about the price.`,
    to: '/services/restaurant/custom',
    label: msg`A dish of your own`,
  },
}
