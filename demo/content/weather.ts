import type { Content } from '#contract/content.ts'

/** The seasons under the volcanoes. */
export const weather = {
  weather: {
    text: {
      en: 'High enough for cool nights and for a fire in the evening, low enough to sleep well on the first one.\n\nDays are 20 to 24 °C all year, nights 10 to 13 °C. Bring a warm layer, a rain jacket and shoes that may get wet. The sun is strong at this height, even through mist.',
      fr: 'Assez haut pour des nuits fraîches et un feu le soir, assez bas pour bien dormir dès la première nuit.\n\nToute l’année, il fait de 20 à 24 °C le jour, de 10 à 13 °C la nuit. Prenez un vêtement chaud, un imperméable et des chaussures qui ne craignent pas l’eau. Le soleil est fort à cette altitude, même à travers la brume.',
      rw: 'Ni hejuru ku buryo nijoro haba hafutse tugacana n’umuriro wo kota, ariko si hejuru cyane ku buryo mutasinzira neza mu ijoro rya mbere.\n\nKu manywa haba hari 20 kugeza kuri 24 °C umwaka wose, nijoro 10 kugeza kuri 13 °C. Muzane umwambaro ushyushya, ikoti ry’imvura n’inkweto zishobora gutota. Kuri ubu butumburuke izuba riba rikaze, n’iyo hari igihu.',
    },
    seasons: [
      {
        months: {
          en: 'June to mid-September',
          fr: 'Juin à mi-septembre',
          rw: 'Kamena kugeza hagati muri Nzeri',
        },
        sky: {
          en: 'Dry, clear mornings, dusty paths',
          fr: 'Sec, matins clairs, sentiers poussiéreux',
          rw: 'Humutse, mu gitondo harakeye, inzira zirimo umukungugu',
        },
        good: { en: 'Gorillas and volcanoes', fr: 'Gorilles et volcans', rw: 'Ingagi n’ibirunga' },
      },
      {
        months: {
          en: 'Mid-September to November',
          fr: 'Mi-septembre à novembre',
          rw: 'Hagati muri Nzeri kugeza Ugushyingo',
        },
        sky: {
          en: 'Showers in the afternoon',
          fr: 'Averses l’après-midi',
          rw: 'Imvura ya nyuma ya saa sita',
        },
        good: {
          en: 'Green hills, birds',
          fr: 'Collines vertes, oiseaux',
          rw: 'Imisozi itoshye, inyoni',
        },
      },
      {
        months: {
          en: 'December to February',
          fr: 'Décembre à février',
          rw: 'Ukuboza kugeza Gashyantare',
        },
        sky: {
          en: 'Mostly dry, soft light',
          fr: 'Plutôt sec, lumière douce',
          rw: 'Akenshi humutse, urumuri rworoheje',
        },
        good: {
          en: 'Lakes and walks',
          fr: 'Lacs et promenades',
          rw: 'Ibiyaga no gutembera n’amaguru',
        },
      },
      {
        months: { en: 'March to May', fr: 'Mars à mai', rw: 'Werurwe kugeza Gicurasi' },
        sky: {
          en: 'Rain on most days, mud above',
          fr: 'Pluie presque chaque jour, boue en altitude',
          rw: 'Imvura hafi buri munsi, ibyondo hejuru',
        },
        good: { en: 'Quiet, golden monkeys', fr: 'Calme, singes dorés', rw: 'Umutuzo, inkima' },
      },
    ],
  },
} satisfies Partial<Content>
