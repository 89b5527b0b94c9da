import type { Kind } from '../kind.ts'
import { carKind } from './cars.ts'
import { itemKind } from './items.ts'
import { laundryServiceKind } from './laundry-services.ts'
import { tourKind } from './tours.ts'

export const allKinds: readonly Kind[] = [itemKind, carKind, laundryServiceKind, tourKind]
