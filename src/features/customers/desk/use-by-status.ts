import { useState } from 'react'

interface WithStatus {
  id: string
  status: string
  created_at: string
}

/** A list by its rows' states, the newest first, and which of them is open. */
export function useByStatus<Row extends WithStatus>(rows: readonly Row[] = []) {
  const [status, setStatus] = useState<Row['status'] | 'all'>('all')
  const [openId, setOpenId] = useState<string | null>(null)
  const all = rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  return {
    /** For StatusChips. */
    chips: { rows: all, value: status, onChange: setStatus },
    shown: status === 'all' ? all : all.filter((row) => row.status === status),
    opened: all.find(({ id }) => id === openId),
    open: setOpenId,
    close: () => setOpenId(null),
  }
}
