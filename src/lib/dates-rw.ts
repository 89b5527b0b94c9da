/**
 * Kinyarwanda's names of months and days. Chromium's Intl lacks them and answers in English without
 * a word, so they stand here. Day order and full forms as people write them: "kuwa gatandatu, 21
 * Ugushyingo 2026". To be reviewed by a native speaker.
 */
export const MONTHS_RW = [
  'Mutarama',
  'Gashyantare',
  'Werurwe',
  'Mata',
  'Gicurasi',
  'Kamena',
  'Nyakanga',
  'Kanama',
  'Nzeri',
  'Ukwakira',
  'Ugushyingo',
  'Ukuboza',
] as const

export const MONTHS_SHORT_RW = [
  'Mut.',
  'Gas.',
  'Wer.',
  'Mata',
  'Gic.',
  'Kam.',
  'Nya.',
  'Kan.',
  'Nze.',
  'Ukw.',
  'Ugu.',
  'Uku.',
] as const

/** Sunday first, as Date.getUTCDay counts. */
export const DAYS_RW = [
  'ku cyumweru',
  'kuwa mbere',
  'kuwa kabiri',
  'kuwa gatatu',
  'kuwa kane',
  'kuwa gatanu',
  'kuwa gatandatu',
] as const

export const DAYS_SHORT_RW = ['cyu.', 'mbe.', 'kab.', 'gtu.', 'kan.', 'gnu.', 'gnd.'] as const
