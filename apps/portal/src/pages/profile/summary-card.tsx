import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import { type ReactNode, useId } from 'react'

interface SummaryCardProps {
  readonly title: string
  /** Where it is changed, as a path behind the hash. */
  readonly path: string
  readonly action?: string
  readonly children: ReactNode
}

/** One subject of the profile as it stands, and the way to change it. */
export function SummaryCard({ title, path, action = 'Edit', children }: SummaryCardProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardHeader
        title={title}
        titleId={titleId}
        action={
          <TextLink strong href={`#${path}`} aria-label={`${action}: ${title}`}>
            {action}
          </TextLink>
        }
      />
      <CardBody>{children}</CardBody>
    </Card>
  )
}
