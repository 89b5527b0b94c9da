import type { Content } from '#contract/content.ts'

/** The way to the house. */
export const ways = {
  directions: [
    {
      mode: 'car',
      title: {
        en: 'By car from Kigali',
        fr: 'En voiture depuis Kigali',
        rw: 'Mu modoka muvuye i Kigali',
      },
      text: {
        en: 'Leave by Nyabugogo on National Road 4 and stay on it to Musanze: about 110 kilometres of good tarmac over the ridges, two to two and a half hours. In town turn up to Ridge Road 12, Musanze, Northern Province, Rwanda. Come by daylight if you can: the bends lie in mist after dark.',
        fr: 'Sortez par Nyabugogo sur la route nationale 4 et suivez-la jusqu’à Musanze : environ 110 kilomètres de bon goudron par les crêtes, deux heures à deux heures et demie. En ville, montez vers Ridge Road 12, Musanze, Northern Province, Rwanda. Venez de jour si vous le pouvez : la nuit, les virages sont dans la brume.',
        rw: 'Musohokere Nyabugogo ku muhanda wa 4 w’igihugu, muwugumemo kugera i Musanze: ni nka kilometero 110 za kaburimbo nziza yambukiranya imisozi, amasaha abiri kugeza kuri abiri n’igice. Mugeze mu mujyi, muzamuke mugana Ridge Road 12, Musanze, Northern Province, Rwanda. Niba bishoboka, muze hakibona: iyo bwije amakoni aba arimo igihu.',
      },
    },
    {
      mode: 'bus',
      title: { en: 'By bus', fr: 'En bus', rw: 'Mu modoka itwara abagenzi' },
      text: {
        en: 'Coaches leave Nyabugogo for Musanze all day and take about two and a half hours. From the bus park a moto or a taxi brings you up in a few minutes; call us and we meet you.',
        fr: 'Des cars partent de Nyabugogo pour Musanze toute la journée et mettent environ deux heures et demie. De la gare routière, un moto-taxi ou un taxi vous monte en quelques minutes ; appelez-nous et nous venons à votre rencontre.',
        rw: 'Imodoka zitwara abagenzi ziva Nyabugogo zijya i Musanze umunsi wose, zigakoresha amasaha nk’abiri n’igice. Muvuye muri gare, moto cyangwa tagisi irabazamura mu minota mike; muduhamagare tuze kubakira.',
      },
    },
    {
      mode: 'plane',
      title: { en: 'From the airport', fr: 'Depuis l’aéroport', rw: 'Muvuye ku kibuga cy’indege' },
      text: {
        en: 'We fetch you at Kigali International: add the airport transfer when you book your room.',
        fr: 'Nous venons vous chercher à l’aéroport international de Kigali : ajoutez le transfert aéroport en réservant votre chambre.',
        rw: 'Tuza kubafata ku kibuga mpuzamahanga cya Kigali: mwongereho kuvanwa ku kibuga cy’indege mufata icyumba.',
      },
      transfer: true,
    },
  ],
} satisfies Partial<Content>
