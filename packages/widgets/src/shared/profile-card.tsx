import { Card, CardBody } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import type { ReactNode } from 'react'
import { useLinks } from './links.ts'
import * as words from '../words/profile.generated.ts'

interface ProfileCardProps {
  readonly title: string
  readonly children: ReactNode
}

/** One subject of the profile. */
export function ProfileCard({ title, children }: ProfileCardProps) {
  return (
    <Card title={title}>
      <CardBody>{children}</CardBody>
    </Card>
  )
}

interface SummaryCardProps {
  readonly title: string
  /** The path of its form, one of `paths`. */
  readonly path: string
  readonly action?: string
  readonly children: ReactNode
}

/** One subject of the profile as it is saved, and the link to edit it. */
export function SummaryCard({ title, path, action = words.edit(), children }: SummaryCardProps) {
  const { href } = useLinks()
  return (
    <Card
      title={title}
      action={
        <TextLink strong href={href(path)} aria-label={words.cardAction({ action, title })}>
          {action}
        </TextLink>
      }
    >
      <CardBody>{children}</CardBody>
    </Card>
  )
}
