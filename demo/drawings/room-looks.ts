import type { RoomType } from '../rooms.ts'
import type { LightName } from './land.ts'
import { c } from './palette.ts'

/** The still lifes of the third picture, see room-detail.ts. */
export type Detail =
  | 'lamp'
  | 'baskets'
  | 'tea'
  | 'towels'
  | 'key'
  | 'vase'
  | 'binoculars'
  | 'cushions'
  | 'desk'
  | 'fire'
  | 'bath'
  | 'kitchen'

/** The outlooks of the second picture, see room-window.ts. */
type Outlook = 'veranda' | 'window' | 'door'

/** How a room differs from its neighbours. */
export interface Look {
  type: RoomType
  wall: string
  cover: string
  wood: string
  accent: string
  light: LightName
  outlook: Outlook
  detail: Detail
  /** Things change sides. */
  flip: boolean
  /** Volcanoes in its view. */
  cones: readonly (readonly [x: number, wide: number, high: number])[]
}

const muhabura = [[300, 620, 250]] as const
const three = [
  [120, 420, 150],
  [430, 520, 230],
  [720, 360, 140],
] as const
const teeth = [
  [250, 320, 170],
  [370, 260, 220],
  [470, 300, 180],
  [720, 420, 110],
] as const
const pair = [
  [190, 480, 190],
  [610, 560, 235],
] as const
const lake = [[640, 460, 160]] as const

/** By room id. */
export const looks: Readonly<Record<string, Look>> = {
  'room-1': {
    type: 'single',
    wall: '#e9e2cf',
    cover: c.tea,
    wood: c.wood,
    accent: c.oxide,
    light: 'dawn',
    outlook: 'window',
    detail: 'lamp',
    flip: false,
    cones: muhabura,
  },
  'room-2': {
    type: 'single',
    wall: '#dca582',
    cover: '#f0d9a8',
    wood: c.bark,
    accent: c.tea,
    light: 'morning',
    outlook: 'door',
    detail: 'baskets',
    flip: true,
    cones: pair,
  },
  'room-3': {
    type: 'twin',
    wall: '#dbe6dc',
    cover: '#b4533c',
    wood: c.wood,
    accent: c.ink,
    light: 'morning',
    outlook: 'window',
    detail: 'tea',
    flip: false,
    cones: teeth,
  },
  'room-4': {
    type: 'double',
    wall: '#f0e6d2',
    cover: '#4c8a5a',
    wood: '#7d5136',
    accent: c.oxide,
    light: 'day',
    outlook: 'veranda',
    detail: 'towels',
    flip: true,
    cones: pair,
  },
  'room-5': {
    type: 'double',
    wall: '#f6dcc0',
    cover: '#c9683f',
    wood: c.bark,
    accent: c.tea,
    light: 'dawn',
    outlook: 'door',
    detail: 'key',
    flip: false,
    cones: three,
  },
  'room-6': {
    type: 'twin',
    wall: '#cfe0e4',
    cover: '#2f6f8d',
    wood: c.wood,
    accent: c.kivu,
    light: 'day',
    outlook: 'window',
    detail: 'binoculars',
    flip: true,
    cones: muhabura,
  },
  'room-7': {
    type: 'double',
    wall: '#e7ead9',
    cover: '#5f9db3',
    wood: '#a87549',
    accent: c.oxide,
    light: 'gold',
    outlook: 'door',
    detail: 'desk',
    flip: false,
    cones: lake,
  },
  'room-8': {
    type: 'double',
    wall: '#2b627d',
    cover: '#f3e6cd',
    wood: '#8a5a3b',
    accent: c.kivu,
    light: 'dusk',
    outlook: 'veranda',
    detail: 'vase',
    flip: true,
    cones: lake,
  },
  'room-9': {
    type: 'single',
    wall: '#47765a',
    cover: '#e3c28c',
    wood: c.bark,
    accent: c.deep,
    light: 'morning',
    outlook: 'window',
    detail: 'cushions',
    flip: false,
    cones: three,
  },
  'room-10': {
    type: 'suite',
    wall: '#efd7a6',
    cover: '#a8552f',
    wood: c.bark,
    accent: c.oxide,
    light: 'gold',
    outlook: 'veranda',
    detail: 'fire',
    flip: false,
    cones: pair,
  },
  'room-11': {
    type: 'suite',
    wall: '#d8e2d3',
    cover: c.deep,
    wood: '#7d5136',
    accent: c.oxide,
    light: 'dusk',
    outlook: 'veranda',
    detail: 'bath',
    flip: true,
    cones: teeth,
  },
  'room-12': {
    type: 'apartment',
    wall: '#f3ead8',
    cover: '#b9d77a',
    wood: '#a87549',
    accent: c.tea,
    light: 'day',
    outlook: 'door',
    detail: 'kitchen',
    flip: false,
    cones: three,
  },
}
