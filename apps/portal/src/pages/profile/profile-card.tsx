import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { type ReactNode, useId } from 'react'

interface ProfileCardProps {
  readonly title: string
  readonly children: ReactNode
}

/** One subject of the profile. */
export function ProfileCard({ title, children }: ProfileCardProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={title} titleId={titleId} />
      <CardBody>{children}</CardBody>
    </Card>
  )
}
