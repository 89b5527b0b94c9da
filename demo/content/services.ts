import type { Content } from '#contract/content.ts'

/** What cards say of services; pictures that are null are the app’s own. */
export const services = {
  services: [
    {
      id: 'rooms',
      title: {},
      text: {
        en: 'Look for your dates, see what is free, and book with breakfast included.',
        fr: 'Cherchez vos dates, voyez ce qui est libre, et réservez petit déjeuner compris.',
        rw: 'Murebe amatariki yanyu n’ibyumba birimo ubusa, mufate icyumba kirimo n’ifunguro rya mu gitondo.',
      },
      picture: '/drawings/rooms/room-5-window.svg',
    },
    {
      id: 'restaurant',
      title: {},
      text: {
        en: 'Brochettes from the fire, greens from the garden, fish from the lakes: at your table, in your room or packed for the trek.',
        fr: 'Brochettes au feu de bois, légumes du jardin, poisson des lacs : à votre table, dans votre chambre ou emballés pour la marche.',
        rw: 'Burusheti zo ku makara, imboga zo mu murima, amafi yo mu biyaga: ku meza yanyu, mu cyumba cyangwa bipfunyitse byo kujyana ku rugendo.',
      },
      picture: '/drawings/menu/goat-brochettes.svg',
    },
    {
      id: 'bar',
      title: {},
      text: {
        en: 'Cold beer, ginger lemonade and the last light on the volcanoes.',
        fr: 'Bière fraîche, citronnade au gingembre et dernière lumière sur les volcans.',
        rw: 'Byeri ikonje, umutobe w’indimu na tangawizi, n’izuba rirenga ku birunga.',
      },
      picture: '/drawings/menu/kivu-sunrise.svg',
    },
    {
      id: 'tours',
      title: {},
      text: {
        en: 'Gorillas, volcanoes, lakes and markets, with a guide from the valley.',
        fr: 'Gorilles, volcans, lacs et marchés, avec un guide de la vallée.',
        rw: 'Ingagi, ibirunga, ibiyaga n’amasoko, muri kumwe n’umuyobozi wo muri aka gace.',
      },
      picture: '/drawings/tours/gorilla-trek.svg',
    },
    {
      id: 'car rental',
      title: {},
      text: {
        en: 'By the day, from the town car to the one that climbs to the trailhead.',
        fr: 'À la journée, de la citadine à celle qui monte jusqu’au départ du sentier.',
        rw: 'Ku munsi, kuva ku modoka yo mu mujyi kugeza ku izamuka aho inzira y’urugendo itangirira.',
      },
      picture: '/drawings/cars/rav4.svg',
    },
    {
      id: 'laundry',
      title: {},
      text: {
        en: 'Washed, ironed and back by tomorrow; boots cleaned and dried.',
        fr: 'Lavé, repassé et rendu demain ; chaussures nettoyées et séchées.',
        rw: 'Imyenda imeswa igaterwa ipasi, ikagaruka ejo; inkweto zigahanagurwa zikumutswa.',
      },
      picture: '/drawings/laundry/ironing.svg',
    },
  ],
} satisfies Partial<Content>
