import type { Content } from '#contract/content.ts'

/** What the demo house says first. */
export const firstSight = {
  headline: {
    en: 'Wake up above the clouds',
    fr: 'S’éveiller plus haut que les nuages',
    rw: 'Mukanguke hejuru y’ibicu',
  },
  tagline: {
    en: 'A quiet house on a ridge, under the volcanoes',
    fr: 'Une maison tranquille sur une crête, sous les volcans',
    rw: 'Inzu ituje ku musozi, munsi y’ibirunga',
  },
  description: {
    en: 'Twelve rooms, a kitchen garden and a long veranda at 1,870 metres, a few minutes above Musanze and half an hour from the gates of Volcanoes National Park.',
    fr: 'Douze chambres, un potager et une longue véranda à 1 870 mètres, à quelques minutes au-dessus de Musanze et à une demi-heure des portes du parc national des Volcans.',
    rw: 'Ibyumba cumi na bibiri, umurima w’imboga n’ibaraza rirerire kuri metero 1.870, iminota mike hejuru ya Musanze n’igice cy’isaha uvuye ku marembo ya Pariki y’Ibirunga.',
  },
  hero: { picture: '/drawings/place/hero-wide.svg', phone: '/drawings/place/hero-phone.svg' },
  welcome: {
    en: 'One house, one booking, everything you need on the mountain',
    fr: 'Une maison, une réservation, tout ce qu’il vous faut sur la montagne',
    rw: 'Icumbi rimwe, rezerivasiyo imwe, ibyo mukeneye byose ku musozi',
  },
  rooms: {
    en: 'Breakfast is included, and so is the view.',
    fr: 'Le petit déjeuner est compris, la vue aussi.',
    rw: 'Ifunguro rya mu gitondo ririmo, kimwe n’ibyiza mureba.',
  },
  rooms_more: {
    en: 'Each is named after a hill, a lake or a forest that you can see from it.',
    fr: 'Chacune porte le nom d’une colline, d’un lac ou d’une forêt que l’on voit de là.',
    rw: 'Buri cyumba cyitiriwe umusozi, ikiyaga cyangwa ishyamba mubona mukirimo.',
  },
} satisfies Partial<Content>
