import type { Content } from '#contract/content.ts'

/** What the demo house is, and what comes with a room. */
export const about = {
  about: [
    {
      icon: 'mountain',
      title: { en: 'On the ridge', fr: 'Sur la crête', rw: 'Hejuru ku musozi' },
      text: {
        en: 'At 1870 metres, with the volcanoes at the window and mist in the valley below.',
        fr: 'À 1870 mètres, les volcans à la fenêtre et la brume dans la vallée.',
        rw: 'Kuri metero 1870, ibirunga ku idirishya n’igihu mu kibaya.',
      },
    },
    {
      icon: 'breakfast',
      title: {
        en: 'Bed and breakfast',
        fr: 'Nuit et petit déjeuner',
        rw: 'Icumbi n’ifunguro rya mu gitondo',
      },
      text: {
        en: 'Breakfast comes with every room. All else that the house offers can be added from one place.',
        fr: 'Le petit déjeuner est compris avec chaque chambre. Tout le reste s’ajoute au même endroit.',
        rw: 'Buri cyumba kizana n’ifunguro rya mu gitondo. Ibindi byose bitangwa byongerwaho ahantu hamwe.',
      },
    },
    {
      icon: 'no-link',
      title: { en: 'Made for the mountain', fr: 'Pensé pour la montagne', rw: 'Rwakorewe umusozi' },
      text: {
        en: 'The internet up here comes and goes. This site stays: what you ask for is kept and sent as soon as it can be.',
        fr: 'Ici, internet va et vient. Ce site, lui, reste : ce que vous demandez est gardé, puis envoyé dès que possible.',
        rw: 'Ino interineti iraza ikagenda. Uru rubuga rwo rugumaho: ibyo musabye birabikwa, bikoherezwa bikimara gushoboka.',
      },
    },
  ],
  included: [
    {
      icon: 'breakfast',
      title: {
        en: 'Continental breakfast',
        fr: 'Petit déjeuner continental',
        rw: 'Ifunguro rya mu gitondo ryoroheje',
      },
      text: {
        en: 'Fruit, bread, jam from the garden, tea and coffee from the hills around.',
        fr: 'Fruits, pain, confiture du jardin, thé et café des collines alentour.',
        rw: 'Imbuto, umugati, jamu ivuye mu murima, icyayi n’ikawa byo ku misozi idukikije.',
      },
    },
    {
      icon: 'wifi',
      title: { en: 'Wi-Fi', fr: 'Wi-Fi', rw: 'Wi-Fi' },
      text: {
        en: 'In every room and on the veranda, while the mountain lets it.',
        fr: 'Dans chaque chambre et sur la véranda, tant que la montagne le permet.',
        rw: 'Muri buri cyumba no kuri veranda, igihe umusozi ubyemeye.',
      },
    },
    {
      icon: 'drop',
      title: {
        en: 'Hot water, drinking water',
        fr: 'Eau chaude, eau potable',
        rw: 'Amazi ashyushye, amazi yo kunywa',
      },
      text: {
        en: 'Warmed by the sun, and a flask of boiled water in your room.',
        fr: 'Chauffée par le soleil, et un thermos d’eau bouillie dans votre chambre.',
        rw: 'Ashyushywa n’izuba, n’icupa ry’amazi yatetse mu cyumba cyanyu.',
      },
    },
    {
      icon: 'parking',
      title: { en: 'Parking', fr: 'Parking', rw: 'Aho guparika' },
      text: {
        en: 'Inside the gate, with a guard at night.',
        fr: 'Derrière le portail, avec un gardien la nuit.',
        rw: 'Imbere y’irembo, nijoro harinzwe n’umuzamu.',
      },
    },
    {
      icon: 'flower',
      title: { en: 'Garden and veranda', fr: 'Jardin et véranda', rw: 'Ubusitani na veranda' },
      text: {
        en: 'Chairs that face the volcanoes, and herbs that you may pick.',
        fr: 'Des fauteuils face aux volcans, et des herbes que vous pouvez cueillir.',
        rw: 'Intebe zireba ibirunga, n’ibyatsi bihumura mushobora gusoroma.',
      },
    },
    {
      icon: 'washing',
      title: { en: 'Boots dried', fr: 'Chaussures séchées', rw: 'Kumutsa inkweto' },
      text: {
        en: 'Leave them by the stove after the trek. Washing is a service of its own.',
        fr: 'Laissez-les près du poêle après la marche. Le lavage est un service à part.',
        rw: 'Muzisige iruhande rw’iziko nyuma y’urugendo. Kumesa ni indi serivisi ukwayo.',
      },
    },
  ],
} satisfies Partial<Content>
