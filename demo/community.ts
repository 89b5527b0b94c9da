import { addDays, momentOf } from '#domain/days.ts'
import { customers } from './people.ts'
import { timezone, type Dated } from './rows.ts'

/** What guests wrote to the house, what it answered, and what they agreed to. All invented. */

/** Days ago and the house's hour. */
type When = readonly [daysAgo: number, time: string]

interface Letter {
  name: string
  subject: string
  message: string
  when: When
  state: 'open' | 'pending' | 'closed'
  priority?: 'low' | 'high'
  answers?: readonly { by: string; when: When; text: string }[]
}

const letters: readonly Letter[] = [
  {
    name: 'Haruka Sato',
    subject: 'Arriving after midnight on Friday',
    message:
      'Our flight lands at 22:40 and the road takes two hours. Will somebody be awake, and is there anything warm to eat at that hour?',
    when: [1, '07:12'],
    state: 'open',
    priority: 'high',
  },
  {
    name: 'Jordan Whitfield',
    subject: 'Vegetarian dinner for four',
    message:
      'Two of us eat no meat and one eats no dairy either. Could the kitchen manage a table for four on our second evening?',
    when: [1, '15:48'],
    state: 'open',
  },
  {
    name: 'Friederike Holm',
    subject: 'A cot in the twin room',
    message:
      'We bring our daughter, she is ten months old. Is a cot possible, and does it cost extra?',
    when: [3, '09:05'],
    state: 'pending',
    answers: [
      {
        by: 'Claudine Uwase',
        when: [3, '10:20'],
        text: 'A cot stands ready and costs nothing. Shall we also put a kettle in the room for the bottles?',
      },
    ],
  },
  {
    name: 'Wanjiru Kamau',
    subject: 'Receipt with our company’s name',
    message:
      'Please send the receipt for my stay last week again, made out to the company. Accounts will not take it without.',
    when: [4, '11:31'],
    state: 'pending',
    answers: [
      {
        by: 'Samuel Nkurunziza',
        when: [4, '16:02'],
        text: 'Gladly. What is the company’s full name, and does it have a tax number that should stand on it?',
      },
    ],
  },
  {
    name: 'Rhys Pritchard',
    subject: 'Left a blue rain jacket',
    message:
      'I think it hangs behind the door of the upstairs room. It is old but it has been far.',
    when: [9, '18:22'],
    state: 'closed',
    priority: 'low',
    answers: [
      {
        by: 'Claudine Uwase',
        when: [8, '08:15'],
        text: 'It was exactly there. Peter drives to Kigali on Thursday and leaves it at the bus office for you.',
      },
    ],
  },
  {
    name: 'Amina Hassan',
    subject: 'How cold does it get in July?',
    message: 'We come from the coast and own no jumpers. What should we pack for the evenings?',
    when: [14, '13:40'],
    state: 'closed',
    answers: [
      {
        by: 'Samuel Nkurunziza',
        when: [14, '17:09'],
        text: 'Some nights go down to nine degrees. There are blankets in every room and a fire downstairs; one warm layer each is enough.',
      },
    ],
  },
  {
    name: 'Noémie Gagnon',
    subject: 'Gorilla permits for two',
    message: 'Do you arrange the permits, or do we need to buy them ourselves before we arrive?',
    when: [21, '20:56'],
    state: 'closed',
    answers: [
      {
        by: 'Claudine Uwase',
        when: [20, '09:33'],
        text: 'We can ask for them in your names once we have copies of your passports. Please do so six weeks ahead.',
      },
      {
        by: 'Claudine Uwase',
        when: [16, '11:47'],
        text: 'Both are confirmed for the day you wished for. The guide meets you here at half past five.',
      },
    ],
  },
]

type Category = 'essential' | 'analytics' | 'marketing'

const all = ['essential', 'analytics', 'marketing'] as const

/** Who (null: a device that gave no name), on what, when, and to what. */
const words: readonly (readonly [string | null, string, When, readonly Category[]])[] = [
  ['Haruka Sato', 'Safari on iPhone', [1, '07:02'], all],
  [null, 'Chrome on Android', [2, '19:44'], ['essential']],
  ['Jordan Whitfield', 'Chrome on Windows', [2, '21:10'], ['essential', 'analytics']],
  ['Friederike Holm', 'Firefox on Linux', [5, '08:51'], ['essential']],
  ['Wanjiru Kamau', 'Chrome on Android', [11, '11:25'], all],
  [null, 'Safari on iPad', [13, '16:37'], ['essential', 'analytics']],
  ['Eleanor Whitcombe', 'Safari on Mac', [27, '10:14'], all],
]

const emailOf = (name: string) => customers.find((guest) => guest.name === name)?.email ?? null
const phoneOf = (name: string) => customers.find((guest) => guest.name === name)?.phone ?? null

/** Tickets `ticket-1`… and consents `consent-1`…, as of the house's day. */
export function community(today: string): {
  tickets: Dated<'tickets'>[]
  consents: Dated<'consents'>[]
} {
  const at = ([daysAgo, time]: When) =>
    momentOf(timezone, addDays(today, -daysAgo), time).toISOString()
  return {
    tickets: letters.map(({ name, subject, message, when, state, priority, answers }, index) => ({
      id: `ticket-${index + 1}`,
      created_at: at(when),
      name,
      email: emailOf(name) ?? '',
      phone: phoneOf(name),
      subject,
      message,
      state,
      priority: priority ?? null,
      messages: answers
        ? JSON.stringify(
            answers.map(({ by, when: said, text }, nth) => ({
              id: `ticket-${index + 1}-${nth + 1}`,
              by,
              text,
              at: at(said),
            })),
          )
        : null,
      device_time: null,
      changed_by: answers?.at(-1)?.by ?? null,
    })),
    consents: words.map(([name, device, when, categories], index) => ({
      id: `consent-${index + 1}`,
      created_at: at(when),
      name,
      email: name === null ? null : emailOf(name),
      device_id: null,
      device,
      categories: JSON.stringify(categories),
      granted_at: at(when),
      changed_by: null,
    })),
  }
}
