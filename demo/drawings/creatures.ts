import { c, shade, tint } from './palette.ts'
import { circle, line, oval, path, placed } from './pen.ts'

/** Animals and people of the tours, each standing (or sitting) at (0, 0). */

/** A silverback, from the chest up; about 540 wide and 510 high. */
export const gorilla =
  path('M-300 0Q-310-210-150-262Q-90-282-70-330H70Q90-282 150-262Q310-210 300 0z', '#22302b') +
  path('M-300 0Q-306-150-220-226Q-236-110-190 0zM300 0Q306-150 220-226Q236-110 190 0z', '#2e3f39') +
  circle(-112, -372, 26, '#2a3833') +
  circle(112, -372, 26, '#2a3833') +
  path(
    'M-112-300Q-132-410-92-470Q-52-524 0-524Q52-524 92-470Q132-410 112-300Q84-224 0-220Q-84-224-112-300z',
    '#1a2521',
  ) +
  path(
    'M-78-400Q0-424 78-400Q88-350 62-322Q84-262 0-250Q-84-262-62-322Q-88-350-78-400z',
    '#46544e',
  ) +
  path('M-92-400Q0-452 92-400Q86-376 0-386Q-86-376-92-400z', '#121a17') +
  oval(0, -300, 64, 46, '#536159') +
  path(
    'M-44-322q4-22 30-14q14 6 14 6q0 0 14-6q26-8 30 14q-4 20-28 14q-16-4-16-4t-16 4q-24 6-28-14z',
    '#2a3833',
  ) +
  line('M-40-274q40 18 80 0', '#2a3833', 6) +
  circle(-40, -366, 11, '#8a5427') +
  circle(40, -366, 11, '#8a5427') +
  circle(-40, -366, 6, c.ink) +
  circle(40, -366, 6, c.ink) +
  circle(-37, -369, 2.5, c.white) +
  circle(43, -369, 2.5, c.white)

/** A golden monkey on a branch, its tail hanging; about 260 high. */
export const goldenMonkey =
  line('M50-20q70 60 40 150q-14 30-40 14', '#2b2420', 18) +
  path('M-84 0Q-110-130 0-150Q110-130 84 0Q40 30 0 26Q-40 30-84 0z', '#d98e2b') +
  path('M-40 20Q-60-80 0-110Q60-80 40 20z', '#e9b45c') +
  path(
    'M-92-6q-20-70 4-100q40 20 30 70q10 60-6 62q-24 0-28-32zM92-6q20-70-4-100q-40 20-30 70q-10 60 6 62q24 0 28-32z',
    '#2b2420',
  ) +
  path('M-104-176Q-116-270 0-274Q116-270 104-176Q92-104 0-100Q-92-104-104-176z', '#e3a13c') +
  path('M-92-150l-22 20 30-2-10 26 34-16zM92-150l22 20-30-2 10 26-34-16z', '#e3a13c') +
  path('M-78-232Q-60-292 0-294Q60-292 78-232Q40-250 0-236Q-40-250-78-232z', '#2b2420') +
  path('M-62-190Q-66-236 0-238Q66-236 62-190Q56-122 0-118Q-56-122-62-190z', '#2b2420') +
  path('M-40-190Q0-214 40-190Q46-146 22-134Q0-126-22-134Q-46-146-40-190z', '#5b4a40') +
  circle(-18, -178, 8, '#d9822b') +
  circle(18, -178, 8, '#d9822b') +
  circle(-18, -178, 5, c.ink) +
  circle(18, -178, 5, c.ink) +
  path('M-7-158h14l-7 9z', c.ink) +
  line('M-12-142q12 8 24 0', c.ink, 4)

/** A giraffe walking right; about 330 high. */
export const giraffe =
  path(
    'M-86-150q10-26 80-28L44-300q4-12 16-14l46 12q12 6 8 16l-40 6L40-128q6 20 4 30L48 0H34L24-84-44-80-58 0h-14L-78-84l-14 84h-12l4-96q-4-30 14-54z',
    '#d69a4b',
  ) +
  line('M58-314l-6-20m18 22l-2-20', '#8a5427', 6) +
  path(
    'M-66-150l22-12 12 20-18 14zM-24-158l24-8 6 24-22 6zM-56-116l22-6 10 20-24 8zM-10-124l24 0 4 22-24 4zM14-190l16-6 4 18-16 6zM26-226l14-8 4 18-14 4zM38-262l12-8 4 16-12 6z',
    '#93581f',
  ) +
  circle(78, -300, 4, c.ink) +
  line('M-98-140q-22 30-14 66', '#8a5427', 6)

/** A zebra grazing; about 120 high. */
export const zebra =
  path(
    'M-84-96q40-20 100-12l40-30 18-22 12 20 32 30q4 14-12 12l-36-6-18 30q6 20 2 30L58 0H46L38-44-38-40-48 0h-12L-62-44-76 0h-12l2-50q-12-26 2-46z',
    '#f7f3e8',
  ) +
  line(
    'M-66-102l-8 44m28-50l-8 56m30-58l-4 58m28-58l2 56m22-54l8 46m12-64l14 30m6-44l16 22M-54-34l2 20m-28-18l2 14m124-18l2 22',
    c.ink,
    7,
  ) +
  path('M18-108l42-34 14-4-8 14-40 30z', c.ink)

/** A person with a pack, walking right; about 150 high. */
export const hiker = (shirt: string, pack: string, trousers: string = c.ink) =>
  line('M-6-62L-20-2M4-62L24-4', trousers, 15) +
  line('M-20 0h-14M24 0h14', c.bark, 11) +
  path('M-20-128q24-10 34 6l6 64h-36z', shirt) +
  path('M-44-124q26-16 30 6l-2 48q-26 12-32-6z', pack) +
  line('M6-110L36-84', shirt, 12) +
  line('M38-100L46 0', c.wood, 5) +
  circle(0, -146, 17, '#7a4b33') +
  path('M-26-152q26-34 50 0l8 4h-60z', tint(pack, 0.2))

/** A dancer of intore, mane flying; about 230 high. */
export const dancer = (cloth: string) =>
  line('M-14-70L-40-4M14-70L50-24', '#6d4230', 17) +
  line('M-46-30h16M30-44l14 10', c.linen, 9) +
  path('M-36-150q36-16 72 0l18 86q-54 20-108 0z', cloth) +
  line('M-36-134L20-70M36-134L-20-70', c.linen, 7) +
  line('M-34-140L-92-186M34-140L96-170', '#6d4230', 15) +
  line('M104-250L92-96', c.wood, 6) +
  path(
    'M-66-230Q-20-300 40-262Q86-240 70-190Q60-230 20-226Q-20-226-30-170Q-70-180-66-230z',
    '#ecdcb4',
  ) +
  circle(0, -188, 26, '#6d4230') +
  line('M-24-202q24-14 48 0', c.oxide, 8)

/** A drum of hide and pegs; about 180 high. */
export const drum = (size = 1) =>
  placed(
    0,
    0,
    path('M-86-170H86L50 0q-50 14-100 0z', '#a5623a') +
      line('M-80-150l34 130 34-140 22 146 24-146 20 138 32-128', c.linen, 7) +
      oval(0, -170, 88, 24, '#f1e3c3') +
      oval(0, -170, 70, 17, shade('#f1e3c3', 0.08)),
    0,
    size,
  )
