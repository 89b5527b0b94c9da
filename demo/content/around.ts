import type { Content } from '#contract/content.ts'

/** What is near, and the drawn map of it. */
export const around = {
  near: [
    {
      name: 'Karisimbi',
      what: {
        en: 'The highest of the volcanoes, 4,507 metres',
        fr: 'Le plus haut des volcans, 4507 mètres',
        rw: 'Ikirunga gisumba ibindi, metero 4.507',
      },
      kind: 'mountain',
      latitude: -1.507,
      longitude: 29.447,
    },
    {
      name: 'Bisoke',
      what: {
        en: 'The volcano with the crater lake, 3,711 metres',
        fr: 'Le volcan au lac de cratère, 3711 mètres',
        rw: 'Ikirunga gifite ikiyaga mu munwa wacyo, metero 3.711',
      },
      kind: 'mountain',
      latitude: -1.459,
      longitude: 29.486,
    },
    {
      name: 'Kinigi',
      what: {
        en: 'Gate of Volcanoes National Park: treks begin here at 07:00',
        fr: 'Porte du parc national des Volcans : les marches partent d’ici à sept heures',
        rw: 'Irembo rya Pariki y’Igihugu y’Ibirunga: ingendo zihatangirira saa 07:00',
      },
      kind: 'place',
      latitude: -1.4306,
      longitude: 29.5917,
    },
    {
      name: 'Sabyinyo',
      what: {
        en: 'The old one with five teeth, 3,669 metres',
        fr: 'Le vieux aux cinq dents, 3669 mètres',
        rw: 'Umusaza w’amenyo atanu, metero 3.669',
      },
      kind: 'mountain',
      latitude: -1.388,
      longitude: 29.592,
      side: 'left',
    },
    {
      name: 'Musanze Caves',
      what: {
        en: 'Two kilometres of lava tunnels, with a guide',
        fr: 'Deux kilomètres de tunnels de lave, avec un guide',
        rw: 'Kilometero ebyiri z’ubuvumo bwo mu mahindure, muri kumwe n’umuyobozi',
      },
      kind: 'place',
      latitude: -1.515,
      longitude: 29.612,
      side: 'left',
    },
    {
      name: 'Gahinga',
      what: {
        en: 'A gentle cone of bamboo, 3,474 metres',
        fr: 'Un cône doux couvert de bambous, 3474 mètres',
        rw: 'Umusozi woroheje w’imigano, metero 3.474',
      },
      kind: 'mountain',
      latitude: -1.387,
      longitude: 29.645,
      side: 'left',
    },
    {
      name: 'Muhabura',
      what: {
        en: 'The guide: seen from everywhere, 4,127 metres',
        fr: 'Le guide : visible de partout, 4127 mètres',
        rw: 'Ikirunga kiyobora: kiboneka hose, metero 4.127',
      },
      kind: 'mountain',
      latitude: -1.383,
      longitude: 29.678,
    },
    {
      name: 'Lake Ruhondo',
      what: {
        en: 'The lower of the twin lakes, with islands and canoes',
        fr: 'Le plus bas des lacs jumeaux, avec ses îles et ses pirogues',
        rw: 'Ikiyaga cyo hepfo mu by’impanga, gifite ibirwa n’amato',
      },
      kind: 'lake',
      latitude: -1.5,
      longitude: 29.735,
    },
    {
      name: 'Lake Burera',
      what: {
        en: 'The upper twin, deep and quiet under Muhabura',
        fr: 'Le jumeau d’en haut, profond et calme sous le Muhabura',
        rw: 'Impanga yo haruguru, ndende kandi ituje munsi ya Muhabura',
      },
      kind: 'lake',
      latitude: -1.44,
      longitude: 29.765,
    },
  ],
  map: {
    picture: '/drawings/place/map.svg',
    text: {
      en: 'Drawn map: Imisozi Guest House in the middle, the volcanoes to the north and west, the twin lakes to the east, the road to Kigali leaving to the south-east.',
      fr: 'Plan dessiné : Imisozi Guest House au milieu, les volcans au nord et à l’ouest, les lacs jumeaux à l’est, la route de Kigali qui part vers le sud-est.',
      rw: 'Ikarita ishushanyije: Imisozi Guest House hagati, ibirunga mu majyaruguru no mu burengerazuba, ibiyaga by’impanga mu burasirazuba, umuhanda ujya i Kigali ugana mu majyepfo y’iburasirazuba.',
    },
    north: -1.33,
    south: -1.63,
    west: 29.4,
    east: 29.86,
    labels: [
      {
        text: { en: '10 kilometres', fr: '10 kilomètres', rw: 'Kilometero 10' },
        latitude: -1.341,
        longitude: 29.46,
        wide: false,
      },
      {
        text: { en: 'to Uganda', fr: 'vers l’Ouganda', rw: 'ujya muri Uganda' },
        latitude: -1.345,
        longitude: 29.735,
        wide: true,
      },
      {
        text: { en: 'to Lake Kivu', fr: 'vers le lac Kivu', rw: 'ujya ku Kivu' },
        latitude: -1.6,
        longitude: 29.465,
        wide: false,
      },
      {
        text: { en: 'to Kigali', fr: 'vers Kigali', rw: 'ujya i Kigali' },
        latitude: -1.607,
        longitude: 29.735,
        wide: false,
      },
    ],
  },
} satisfies Partial<Content>
