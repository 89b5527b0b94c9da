import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import type { DeskList } from '#parts/desk/desk-list.ts'
import { services, type Service } from '../data.ts'
import { namedLines } from './named-lines.ts'

export type LaundryList = DeskList<LaundryOrder>

const noServices: readonly Service[] = []

/** The same list, the lines of waiting changes named by the price list that is kept here. */
export function useNamedLines(list: LaundryList): LaundryList {
  const { rows } = list
  const offered = useQuery(services()).data?.rows ?? noServices
  return { ...list, rows: useMemo(() => rows && namedLines(rows, offered), [rows, offered]) }
}
