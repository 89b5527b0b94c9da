import type { Content } from '#contract/content.ts'

/** Meals, rules, questions, Wi-Fi and power. */
export const staying = {
  meals: {
    en: 'Breakfast is on the table from 7 AM. Before a trek we pack it for you: say so the evening before.\n\nContinental breakfast comes with the room.\n\nArriving after dark? Call ahead, and the lamp at the gate stays lit.',
    fr: 'Le petit déjeuner est sur la table dès 7 h. Avant une marche, nous vous l’emballons : dites-le la veille au soir.\n\nLe petit déjeuner continental est compris avec la chambre.\n\nVous arrivez de nuit ? Appelez avant, et la lampe du portail reste allumée.',
    rw: 'Ifunguro rya mu gitondo riba riri ku meza guhera saa 07:00. Mbere y’urugendo turaribapfunyikira: mubivuge ku mugoroba ubanziriza.\n\nIcyumba kizana n’ifunguro rya mu gitondo ryoroheje.\n\nMuzahagera bwije? Muhamagare mbere, itara ryo ku irembo rigume ryaka.',
  },
  hours: [],
  rules: [
    {
      en: 'Quiet from 10 PM: treks leave at five, and the walls are old.',
      fr: 'Silence dès 22 h : les marches partent à cinq heures, et les murs sont anciens.',
      rw: 'Ituze guhera saa 22:00: ingendo zihaguruka saa kumi n’imwe za mu gitondo, kandi inkuta zirashaje.',
    },
    {
      en: 'No smoking indoors. The veranda has ashtrays and a better view.',
      fr: 'On ne fume pas à l’intérieur. La véranda a des cendriers et une plus belle vue.',
      rw: 'Nta kunywera itabi mu nzu. Kuri veranda hari aho bazimiriza itabi, kandi ni ho hareba neza kurushaho.',
    },
    {
      en: 'Children are welcome. Under five they share a bed with you for nothing.',
      fr: 'Les enfants sont les bienvenus. Avant cinq ans, ils partagent votre lit gratuitement.',
      rw: 'Abana bahawe ikaze. Abatarageza ku myaka itanu bararana namwe ku buriri ku buntu.',
    },
    {
      en: 'Pets stay at home: the garden belongs to the birds.',
      fr: 'Les animaux restent chez eux : le jardin est aux oiseaux.',
      rw: 'Amatungo asigara mu rugo: ubusitani ni ubw’inyoni.',
    },
    {
      en: 'Muddy boots stay at the door; we lend you slippers.',
      fr: 'Les chaussures boueuses restent à la porte ; nous vous prêtons des chaussons.',
      rw: 'Inkweto zirimo ibyondo zisigara ku muryango; tubatiza kambambiri.',
    },
    {
      en: 'No plastic bags: they are not allowed in Rwanda. We have paper ones.',
      fr: 'Pas de sacs en plastique : ils sont interdits au Rwanda. Nous en avons en papier.',
      rw: 'Nta mashashi ya pulasitiki: ntiyemewe mu Rwanda. Dufite impapuro zo gupfunyikamo.',
    },
    {
      en: 'Visitors are welcome downstairs and are entered in the book at the desk.',
      fr: 'Les visiteurs sont les bienvenus au rez-de-chaussée et sont inscrits au registre de la réception.',
      rw: 'Ababasura bakirirwa hasi, bakandikwa mu gitabo kuri resepusiyo.',
    },
  ],
  questions: [
    {
      question: {
        en: 'Is breakfast included?',
        fr: 'Le petit déjeuner est-il compris ?',
        rw: 'Ifunguro rya mu gitondo ririmo?',
      },
      answer: {
        en: 'Yes: a continental breakfast comes with every room. A cooked one can be added when you book.',
        fr: 'Oui : un petit déjeuner continental est compris avec chaque chambre. Un petit déjeuner chaud peut être ajouté à la réservation.',
        rw: 'Yego: buri cyumba kizana n’ifunguro rya mu gitondo ryoroheje. Iritetse ushobora kuryongeraho ufata icyumba.',
      },
    },
    {
      question: {
        en: 'Can my bags wait with you?',
        fr: 'Mes bagages peuvent-ils attendre chez vous ?',
        rw: 'Imizigo yanjye ishobora kubasigaraho?',
      },
      answer: {
        en: 'Yes, before you check in and after you check out.',
        fr: 'Oui, avant votre arrivée comme après votre départ.',
        rw: 'Yego, mbere yo kwinjira na nyuma yo kuva mu cyumba.',
      },
    },
  ],
  wifi: [
    {
      icon: 'wifi',
      title: {
        en: 'Free Wi-Fi, with moods',
        fr: 'Wi-Fi gratuit, selon son humeur',
        rw: 'Wi-Fi y’ubuntu, rimwe na rimwe ihindagurika',
      },
      text: {
        en: 'Good for messages and mail, mostly good for calls. It drops for a while on most days: the mast stands on the next ridge, and so does the storm. The key hangs in your room.',
        fr: 'Bon pour les messages et le courrier, le plus souvent aussi pour les appels. Il se coupe un moment presque chaque jour : l’antenne est sur la crête voisine, et l’orage aussi. La clé est affichée dans votre chambre.',
        rw: 'Ni nziza ku butumwa na imeyili, akenshi no ku guhamagara. Iminsi myinshi iravaho akanya: umunara uri ku musozi ukurikira, n’inkubi ni ho iba. Ijambobanga ryayo rimanitse mu cyumba cyanyu.',
      },
    },
    {
      icon: 'bulb',
      title: { en: 'Power cuts', fr: 'Coupures de courant', rw: 'Iyo umuriro wagiye' },
      text: {
        en: 'They happen. Lamps and sockets at the desk run on a battery, hot water comes from the sun, and the kitchen cooks on gas. A torch lies in every bedside drawer.',
        fr: 'Il y en a. Les lampes et les prises de la réception sont sur batterie, l’eau chaude vient du soleil, et la cuisine est au gaz. Une lampe de poche se trouve dans chaque tiroir de chevet.',
        rw: 'Birabaho. Amatara n’amapurize byo kuri resepusiyo bikoresha batiri, amazi ashyushywa n’izuba, kandi igikoni giteka kuri gazi. Muri buri kabati k’iruhande rw’uburiri harimo itoroshi.',
      },
    },
  ],
} satisfies Partial<Content>
