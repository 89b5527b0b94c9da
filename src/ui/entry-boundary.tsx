import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { StatusLine } from './status-line.tsx'

type Props = {
  children: ReactNode
  /** An action that stays possible where the entry can't be rendered, e.g. settling it. */
  action?: ReactNode
  /** The element of an entry in this list. */
  as?: 'div' | 'li' | 'tr' | 'tbody'
  /** Number of columns of a table. */
  columns?: number
}

/**
 * Error boundary of one list entry: an entry that can't be rendered shows a message in its place,
 * and the list and the screen stay. Put it around the component that reads the entry, not inside.
 */
export class EntryBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    const { children, action, as = 'div', columns } = this.props
    if (!this.state.broken) return children
    const notice = (
      <StatusLine tone="error" action={action} className="py-2">
        <Trans>This entry can’t be shown. Nothing else is affected.</Trans>
      </StatusLine>
    )
    if (as === 'li') return <li>{notice}</li>
    if (as === 'div') return <div>{notice}</div>
    const row = (
      <tr>
        <td colSpan={columns}>{notice}</td>
      </tr>
    )
    return as === 'tbody' ? <tbody>{row}</tbody> : row
  }
}
