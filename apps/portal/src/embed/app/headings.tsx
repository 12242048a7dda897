import { HeadingBase } from '@evenkeel/ui/heading'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { FrameSession } from '../frame/session.ts'

interface HeadingsProps {
  readonly session: Pick<FrameSession, 'getOptions' | 'onOptions'>
  readonly children: ReactNode
}

/** Has the card's heading continue those of the page, also when the page changes its mind. */
export function Headings({ session, children }: HeadingsProps) {
  const level = useSyncExternalStore(session.onOptions, () => session.getOptions().headingLevel)
  return <HeadingBase value={level}>{children}</HeadingBase>
}
