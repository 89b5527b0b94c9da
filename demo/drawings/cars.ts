import type { LightName } from './land.ts'
import type { Sheet } from './sheet.ts'
import { highland, lights } from './land.ts'
import { c, mix, shade, tint } from './palette.ts'
import { circle, group, line, oval, path, placed, rect } from './pen.ts'

/** A car's form from the side, facing right, standing on y = 0 with its middle at x = 0. */
interface Form {
  body: string
  windows: string
  /** Wheels' places and size. */
  wheels: readonly [rear: number, front: number, radius: number]
  doors: string
  /** Height of the lower edge, where bumpers and sills run. */
  front: number
  back: number
  extra?: (colour: string) => string
}

const sill = -44

const rack = 'M-150-232h190M-130-232v14m150-14v14'

const forms = {
  saloon: {
    body: 'M-240-44Q-248-94-206-104L-132-116Q-76-174-20-178H46Q104-176 164-118Q228-110 242-92Q252-68 246-44z',
    windows: 'M-106-118Q-64-160-20-162H12V-118zM24-162H46Q90-160 136-118H24z',
    wheels: [-142, 154, 44],
    doors: 'M18-170V-52M-110-112q-8 30-2 60M140-112v56',
    front: 244,
    back: -243,
  },
  hatch: {
    body: 'M-226-44Q-240-116-208-146L-160-188Q-140-204-100-206H0Q62-202 122-140Q212-126 230-100Q240-74 234-44z',
    windows: 'M-186-144L-150-176Q-134-188-104-190H-70V-138zM-58-190H0Q48-186 92-138H-58z',
    wheels: [-140, 146, 44],
    doors: 'M-64-196V-52M102-132v76',
    front: 232,
    back: -230,
    extra: () => path('M196-92l-12 22h12l-6 18 24-28h-12l10-12z', c.tip),
  },
  box: {
    body: 'M-196-50V-216Q-196-232-178-232H40Q58-232 64-216L84-144L184-132Q198-126 198-106V-50z',
    windows: 'M-176-212H-70V-146H-176zM-54-212H34Q44-212 48-200L64-146H-54z',
    wheels: [-122, 122, 54],
    doors: 'M-62-224V-60M72-140v80',
    front: 196,
    back: -198,
    extra: (colour) =>
      path('M-190-246H40v16H-190z', c.ink) +
      rect(-222, -170, 26, 90, c.ink, { r: 12 }) +
      line('M96-130h88', shade(colour), 5),
  },
  crossover: {
    body: 'M-240-48Q-250-120-222-152L-196-206Q-188-222-164-224H40Q76-222 100-202L164-138Q232-128 244-104Q252-76 248-48z',
    windows:
      'M-204-144L-180-196Q-176-206-160-206H-104V-144zM-92-206H-8V-144H-92zM4-206H38Q62-204 80-190L130-144H4z',
    wheels: [-146, 152, 50],
    doors: 'M-98-216V-56M-2-216V-56M138-136v70',
    front: 246,
    back: -244,
  },
  wagon: {
    body: 'M-262-56V-160Q-258-176-250-190L-236-232Q-230-248-208-250H62Q86-248 104-230L160-158Q246-148 256-122Q264-90 260-56z',
    windows:
      'M-236-168L-222-220Q-218-232-204-232H-140V-168zM-128-232H-36V-168H-128zM-24-232H58Q74-230 88-216L126-168H-24z',
    wheels: [-160, 162, 58],
    doors: 'M-134-242V-64M-30-242V-64M134-160v90',
    front: 258,
    back: -260,
    extra: () =>
      line(
        rack.replaceAll('-232', '-262').replaceAll('-150', '-200').replaceAll('h190', 'h250'),
        c.ink,
        8,
      ),
  },
  pickup: {
    body: 'M-268-52V-132H-78V-206Q-74-226-54-226H44Q70-224 86-206L138-144Q232-134 252-110Q262-84 258-52z',
    windows: 'M-60-208H-22V-146H-60zM-10-208H40Q58-206 70-194L110-146H-10z',
    wheels: [-168, 160, 56],
    doors: 'M-16-216V-60M116-140v80M-78-132v78',
    front: 256,
    back: -266,
    extra: () =>
      line('M-230-132v-108h270', c.ink, 7) +
      path('M-246-244H52L4-340H-150z', '#cdb98c') +
      path('M-246-244h150l-54-96z', '#b79f6f') +
      path('M-66-244l-36-62-8 62z', c.bark) +
      line('M-180-132v-108', c.ink, 7),
  },
  family: {
    body: 'M-240-46V-198Q-238-230-204-232H60Q98-228 124-194L170-132Q230-124 240-100Q248-72 242-46z',
    windows:
      'M-220-208Q-214-216-200-216H-130V-148H-220zM-118-216H-16V-148H-118zM-4-216H56Q82-212 102-190L132-148H-4z',
    wheels: [-148, 152, 46],
    doors: 'M-124-224V-54M-10-224V-54M142-140v70M-124-130H-10',
    front: 240,
    back: -240,
  },
  bus: {
    body: 'M-276-48V-250Q-274-274-248-276H96Q130-272 152-240L214-148Q256-136 260-104Q264-72 258-48z',
    windows:
      'M-256-236H-172V-160H-256zM-160-236H-76V-160H-160zM-64-236H20V-160H-64zM32-236H92Q116-232 132-210L166-160H32z',
    wheels: [-168, 168, 50],
    doors: 'M-70-266V-58M26-266V-58M174-152v80',
    front: 258,
    back: -274,
    extra: (colour) => rect(-276, -112, 540, 18, tint(colour, 0.55)),
  },
} as const satisfies Record<string, Form>

interface Ride {
  form: keyof typeof forms
  colour: string
  light: LightName
  seed: number
  cones: readonly (readonly [x: number, wide: number, high: number])[]
}

/** By the car's slug. */
export const rides: Readonly<Record<string, Ride>> = {
  corolla: {
    form: 'saloon',
    colour: '#e9e7df',
    light: 'morning',
    seed: 21,
    cones: [[560, 560, 200]],
  },
  leaf: { form: 'hatch', colour: '#5f9db3', light: 'day', seed: 22, cones: [[200, 480, 180]] },
  jimny: {
    form: 'box',
    colour: '#8fae4d',
    light: 'dawn',
    seed: 23,
    cones: [
      [250, 560, 230],
      [640, 420, 150],
    ],
  },
  rav4: {
    form: 'crossover',
    colour: '#9e2a1f',
    light: 'morning',
    seed: 24,
    cones: [[520, 520, 210]],
  },
  prado: { form: 'wagon', colour: '#d9c7a0', light: 'gold', seed: 25, cones: [[180, 520, 190]] },
  hilux: { form: 'pickup', colour: '#2f6f5a', light: 'dusk', seed: 26, cones: [[600, 560, 220]] },
  noah: { form: 'family', colour: '#2f6f8d', light: 'day', seed: 27, cones: [[300, 480, 170]] },
  hiace: { form: 'bus', colour: '#f3efe3', light: 'dawn', seed: 28, cones: [[640, 520, 200]] },
}

/** A car of the house on the ridge road. */
export function car(sheet: Sheet, { form, colour, light, seed, cones }: Ride): void {
  const hour = lights[light]
  sheet.add(
    highland(sheet, {
      seed,
      light: hour,
      horizon: 240,
      foot: 470,
      cones,
      hills: 3,
      sun: [cones[0] && cones[0][0] > 400 ? 210 : 610, 130, 40],
    }),
    path('M0 452Q200 424 400 440T800 430V600H0z', mix(hour.near, c.tip, 0.25)),
    path(
      'M0 506Q220 486 420 492T800 486V560Q500 566 300 572T0 584z',
      light === 'dusk' ? '#5f4638' : '#b98a63',
    ),
    line('M30 548q200-18 360-18t380-8', light === 'dusk' ? '#7a5b48' : '#d0a67f', 7, {
      'stroke-dasharray': '70 46',
    }),
    tree(86, 460, hour.near),
    tree(740, 452, hour.near, 0.8),
    placed(400, 528, vehicle(forms[form], colour)),
  )
}

function vehicle(
  { body, windows, wheels, doors, front, back, ...rest }: Form,
  colour: string,
): string {
  const [rear, ahead, radius] = wheels
  const wheel = (x: number) =>
    circle(x, -radius, radius + 9, shade(colour, 0.55)) +
    circle(x, -radius, radius, c.ink) +
    circle(x, -radius, radius * 0.56, '#c3cbc6') +
    circle(x, -radius, radius * 0.2, '#59605b') +
    line(`M${x - radius * 0.5} ${-radius}h${radius}M${x} ${-radius * 1.5}v${radius}`, '#8d9a94', 5)
  return (
    oval(0, 2, front + 36, 13, c.ink, { opacity: 0.3 }) +
    path(body, colour) +
    group(
      { opacity: 0.16 },
      path(`M${back + 2} ${sill - 34}H${front - 2}V${sill - 2}H${back + 2}z`, c.ink),
    ) +
    path(windows, '#24414d') +
    path(windows, '#bfe0e6', { opacity: 0.4 }) +
    line(doors, shade(colour, 0.28), 4) +
    rect(front - 22, -104, 20, 24, '#fff3cf', { r: 8 }) +
    rect(back + 1, -112, 13, 32, '#c23b22', { r: 5 }) +
    rect(front - 40, sill - 16, 48, 16, '#59605b', { r: 7 }) +
    rect(back - 8, sill - 16, 44, 16, '#59605b', { r: 7 }) +
    (rest.extra?.(colour) ?? '') +
    wheel(rear) +
    wheel(ahead)
  )
}

/** A eucalyptus beside the road. */
const tree = (x: number, foot: number, near: string, size = 1) =>
  placed(
    x,
    foot,
    line('M0 10V-150', c.bark, 8) +
      oval(-6, -150, 44, 70, shade(near, 0.1)) +
      oval(16, -196, 34, 56, mix(near, c.tip, 0.22)) +
      oval(-18, -112, 34, 40, mix(near, c.tip, 0.14)),
    0,
    size,
  )
