import { Card, CardBody, type CardProps } from '@evenkeel/ui/card'
import type { ReactNode } from 'react'
import { type LoadedProps, QueryView } from './query-view.tsx'

interface QueryCardProps<T> extends Omit<CardProps, 'children'>, Omit<LoadedProps<T>, 'failedIn'> {
  readonly footer?: ReactNode
}

/** For what brings its own cards: the failure is in one too. */
export const inCard = (failure: ReactNode) => (
  <Card>
    <CardBody>{failure}</CardBody>
  </Card>
)

/** A card of what is read from the server, with its title in every state. */
export function QueryCard<T>({ footer, ...props }: QueryCardProps<T>) {
  return (
    <Card {...props}>
      <CardBody>
        <QueryView {...props} />
      </CardBody>
      {footer}
    </Card>
  )
}
