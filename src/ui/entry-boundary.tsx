import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { StatusLine } from './status-line.tsx'

type Props = {
  children: ReactNode
  /** What stays possible with an entry that can't be drawn, e.g. settling it. */
  action?: ReactNode
  /** What an entry of this list is. */
  as?: 'div' | 'li' | 'tr' | 'tbody'
  /** Of a table's. */
  columns?: number
}

/**
 * One entry of a list: where it can't be drawn it says so in its own place, and takes neither the
 * list nor the screen with it. It must stand round the component that reads the entry, not inside.
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
